import { useCallback, useEffect, useRef, useState } from 'react';
import { notify } from '@/components/notices/notices.ts';
import { siteLanguage } from '@/content/language.ts';
import type { Documents } from '@/content/model/form.ts';

/**
 * Joins file names into text such as `card.pdf and card.png`. The formatter is created only when needed, because
 * creating it takes tens of milliseconds on a slow phone.
 */
const listOf = (names: readonly string[]) => new Intl.ListFormat(siteLanguage).format(names);

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

type FileFieldProps = {
  readonly documents: Documents;
  /** The names of the chosen files. */
  readonly names: readonly string[];
  /** @param isNewChoice - False if the field was rendered with files that the visitor had chosen before. */
  readonly onChoose: (names: readonly string[], isNewChoice: boolean) => void;
};

/**
 * The documents are never uploaded: the input has no name, so browsers don't submit it. Its hint, the notice and the
 * list of chosen files explain this.
 */
export const FileField = ({ documents, names, onChoose }: FileFieldProps) => {
  const ref = useRef<HTMLInputElement>(null);

  useEffect(() => {
    const input = ref.current;
    if (!input) return;
    const report = (isNewChoice: boolean) =>
      onChoose(
        [...(input.files ?? [])].map(({ name }) => name),
        isNewChoice,
      );
    const onChange = () => report(true);
    const onReset = () => onChoose([], true);
    // The visitor may have chosen a file before hydration, when there was no event handler yet.
    report(false);
    input.addEventListener('change', onChange);
    input.form?.addEventListener('reset', onReset);
    return () => {
      input.removeEventListener('change', onChange);
      input.form?.removeEventListener('reset', onReset);
    };
  }, [onChoose]);

  return (
    <div className="border-2 border-ink bg-white p-4">
      <label
        htmlFor="documents"
        className="-mx-4 -mt-4 mb-3 block border-b-2 border-ink surface-brand px-4 py-2 font-display text-xl font-bold"
      >
        {documents.label}
      </label>
      <p id="documents-hint" className="mb-2 text-mute">
        {documents.hint}
      </p>
      <input
        ref={ref}
        id="documents"
        type="file"
        accept=".pdf,.jpg,.jpeg,.png"
        multiple
        aria-describedby="documents-hint documents-chosen"
        className="block w-full max-w-full py-1 file:mr-3 file:min-h-11 file:cursor-pointer file:border-2 file:border-ink file:bg-white file:px-4 file:font-bold hover:file:bg-paper focus-visible:[box-shadow:0_0_0_2px_var(--color-ink)] focus-visible:brand-outline"
      />
      <p id="documents-chosen" className="font-bold wrap-anywhere not-empty:mt-2">
        {names.length > 0 && `${documents.chosen} ${listOf(names)}.`}
      </p>
    </div>
  );
};
