'use client';

import { useCallback, useRef, useState } from 'react';
import { notify } from '@/components/notices/notices';
import type { Documents } from '@/content/forms/form';
import { FileField } from './file-field';
import { FormPart } from './form-fields';
import { SiteForm, type SiteFormProps } from './site-form';

type RegistrationFormProps = Omit<SiteFormProps, 'form'> & {
  readonly form: SiteFormProps['form'] & { readonly documents: Documents };
};

export const RegistrationForm = (props: RegistrationFormProps) => {
  const { documents } = props.form;
  const { notice } = documents;
  const [names, setNames] = useState<readonly string[]>([]);
  const announced = useRef('');
  const onChoose = useCallback(
    (chosen: readonly string[], isNewChoice: boolean) => {
      setNames(chosen);
      const list = chosen.join();
      // The field reports the same files again after a re-render. Announce them only once.
      if (list !== '' && (isNewChoice || list !== announced.current)) notify(notice);
      announced.current = list;
    },
    [notice],
  );
  return (
    <SiteForm {...props}>
      <FormPart heading={documents.part}>
        <FileField documents={documents} names={names} onChoose={onChoose} />
      </FormPart>
    </SiteForm>
  );
};
