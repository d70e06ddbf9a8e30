import { useCallback, useRef, useState } from 'react';
import { notify } from '@/components/notices/notices.ts';
import type { Documents } from '@/content/forms/form.ts';

/** Keeps the names of the chosen files, and announces `notice` if the visitor has chosen others. */
export const useChosenFiles = (notice: Documents['notice'] | undefined) => {
  const [names, setNames] = useState<readonly string[]>([]);
  const announcedNames = useRef('');
  const onChoose = useCallback(
    (newNames: readonly string[], isNewChoice: boolean) => {
      setNames(newNames);
      const list = newNames.join();
      // The field reports the same files again after a re-render. Announce them only once.
      if (notice && list !== '' && (isNewChoice || list !== announcedNames.current)) notify(notice);
      announcedNames.current = list;
    },
    [notice],
  );
  return { names, onChoose };
};
