import { useEffect, useRef } from 'react';
import { notify } from '@/components/notices/notices';

const announce = (input: HTMLInputElement | null) => {
  if (!input?.files?.length) return;
  notify({
    title: 'File Upload',
    description: 'Document upload is not implemented yet. Your files have not been sent.',
  });
};

/** A choice of documents. Nothing is uploaded: choosing one says so. */
export const FileField = () => {
  const input = useRef<HTMLInputElement>(null);
  // A file may have been chosen before this code ran.
  useEffect(() => announce(input.current), []);
  return (
    <div className="border-2 border-dashed border-mute p-4">
      <label htmlFor="documents" className="mb-1 block font-bold">
        Cards and certificates (optional)
      </label>
      <p id="documents-hint" className="mb-2 text-mute">
        PDF, JPG or PNG. You can choose several files, but the form can’t send them yet.
      </p>
      <input
        ref={input}
        id="documents"
        name="documents"
        type="file"
        accept=".pdf,.jpg,.jpeg,.png"
        multiple
        aria-describedby="documents-hint"
        onChange={({ currentTarget }) => announce(currentTarget)}
        className="block w-full max-w-full py-1 file:mr-3 file:min-h-11 file:cursor-pointer file:border-2 file:border-solid file:border-ink file:bg-white file:px-4 file:font-bold hover:file:bg-paper focus-visible:ring-2 focus-visible:ring-ink focus-visible:outline-4 focus-visible:outline-plant"
      />
    </div>
  );
};
