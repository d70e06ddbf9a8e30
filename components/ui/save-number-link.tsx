import { contactWords } from '@/content/contact-words';
import { hasOffices } from '@/lib/site/offices';
import { vcardPath } from '@/lib/site/vcard';

/** Phones show the vCard and ask whether to save it; other browsers keep the file. */
export const SaveNumberLink = ({ className }: { readonly className?: string }) => (
  <a href={vcardPath} className={className}>
    {hasOffices ? contactWords.save.more : contactWords.save.one}
  </a>
);
