import { contactText } from '@/content/contact-text.ts';
import { hasSeveralOffices } from '@/lib/company/offices.ts';
import { vcardPath } from '@/lib/company/vcard.ts';

export const SaveNumberLink = ({ className }: { readonly className?: string }) => (
  <a href={vcardPath} className={className}>
    {hasSeveralOffices ? contactText.saveNumber.more : contactText.saveNumber.one}
  </a>
);
