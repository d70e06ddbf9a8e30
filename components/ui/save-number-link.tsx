import { contactWords } from '@/content/contact-words';
import { hasOffices } from '@/lib/company/offices';
import { vcardPath } from '@/lib/company/vcard';

export const SaveNumberLink = ({ className }: { readonly className?: string }) => (
  <a href={vcardPath} className={className}>
    {hasOffices ? contactWords.save.more : contactWords.save.one}
  </a>
);
