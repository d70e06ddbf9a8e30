import { useEffect, useRef, useState } from 'react';
import { notify } from '@/components/notices/notices';

/** The text of the document field, from the registration form. */
export type Documents = {
  readonly part: string;
  readonly label: string;
  readonly hint: string;
  readonly notice: { readonly title: string; readonly description: string };
  readonly chosen: string;
};

/** Formats names as `card.pdf and card.png`. Creating a formatter takes tens of milliseconds on a slow phone, so do it on demand. */
const listOf = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);

/**
 * The file input for documents. Files are never uploaded: the input has no name, so no browser sends it. The hint, a notice and the
 * line that lists the chosen files all state this.
 */
export const FileField = ({ documents }: { readonly documents: Documents }) => {
  const ref = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<readonly string[]>([]);
  const { notice } = documents;

  useEffect(() => {
    const input = ref.current;
    if (!input) return;
    const onChange = () => {
      const chosen = [...(input.files ?? [])].map(({ name }) => name);
      setNames(chosen);
      if (chosen.length > 0) notify(notice);
    };
    const onReset = () => setNames([]);
    // The visitor may have chosen a file before hydration, when no handler was attached.
    onChange();
    input.addEventListener('change', onChange);
    input.form?.addEventListener('reset', onReset);
    return () => {
      input.removeEventListener('change', onChange);
      input.form?.removeEventListener('reset', onReset);
    };
  }, [notice]);

  return (
    <div className="border-2 border-ink bg-white p-4">
      <label
        htmlFor="documents"
        className="-mx-4 -mt-4 mb-3 block border-b-2 border-ink on-plant px-4 py-2 font-display text-xl/tight font-bold"
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
        className="block w-full max-w-full py-1 file:mr-3 file:min-h-11 file:cursor-pointer file:border-2 file:border-solid file:border-ink file:bg-white file:px-4 file:font-bold hover:file:bg-paper focus-visible:ring-2 focus-visible:ring-ink focus-visible:outline-4 focus-visible:outline-plant"
      />
      <p id="documents-chosen" className="font-bold wrap-anywhere not-empty:mt-2">
        {names.length > 0 && `${documents.chosen} ${listOf(names)}.`}
      </p>
    </div>
  );
};
