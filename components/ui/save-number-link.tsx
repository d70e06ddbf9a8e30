import { vcardPath } from '@/lib/site/vcard';

/** Phones show the vCard and ask whether to save it; other browsers keep the file. */
export const SaveNumberLink = ({ className }: { readonly className?: string }) => (
  <a href={vcardPath} className={className}>
    Save our number
  </a>
);
