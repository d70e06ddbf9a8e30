import { useEffect, useRef, useState } from 'react';
import { notify } from '@/components/notices/notices';
import { documents } from '@/content/form-notes';

/** `card.pdf and card.png`. Makes its formatter when it is needed: that takes a slow phone tens of milliseconds. */
const listOf = (names: readonly string[]) => new Intl.ListFormat('en-GB').format(names);

/**
 * A choice of documents. Nothing is uploaded: the hint, a notice and the line beside a chosen file's name say so, and without a
 * name of the field no browser sends it.
 */
export const FileField = () => {
  const ref = useRef<HTMLInputElement>(null);
  const [names, setNames] = useState<readonly string[]>([]);

  useEffect(() => {
    const input = ref.current;
    if (!input) return;
    const onChange = () => {
      const chosen = [...(input.files ?? [])].map(({ name }) => name);
      setNames(chosen);
      if (chosen.length > 0) notify(documents.notice);
    };
    const onReset = () => setNames([]);
    // A file may have been chosen before this code ran.
    onChange();
    input.addEventListener('change', onChange);
    input.form?.addEventListener('reset', onReset);
    return () => {
      input.removeEventListener('change', onChange);
      input.form?.removeEventListener('reset', onReset);
    };
  }, []);

  return (
    <div className="border-2 border-dashed border-mute p-4">
      <label htmlFor="documents" className="mb-1 block font-bold">
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
