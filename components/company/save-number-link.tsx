import { contactText } from '@/content/contact-text';
import { hasOffices } from '@/lib/company/offices';
import { vcardPath } from '@/lib/company/vcard';

export const SaveNumberLink = ({ className }: { readonly className?: string }) => (
  <a href={vcardPath} className={className}>
    {hasOffices ? contactText.save.more : contactText.save.one}
  </a>
);
