'use client';

import { FileField, type Documents } from './file-field';
import { FormPart } from './form-fields';
import { SiteForm, type SiteFormProps } from './site-form';

type RegistrationFormProps = Omit<SiteFormProps, 'form'> & {
  readonly form: SiteFormProps['form'] & { readonly documents: Documents };
};

export const RegistrationForm = (props: RegistrationFormProps) => {
  const { documents } = props.form;
  return (
    <SiteForm {...props}>
      <FormPart heading={documents.part}>
        <FileField documents={documents} />
      </FormPart>
    </SiteForm>
  );
};
