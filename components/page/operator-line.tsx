import { SiteLink } from '@/components/ui/site-link';
import { operatorCalls } from '@/content/site/closing-calls';
import { siteLanguage } from '@/content/site/language';
import { SectionNote } from '@/components/sections/section-note';

export const OperatorLine = ({ condition }: { readonly condition: string }) => (
  <SectionNote lang={siteLanguage} className="no-print">
    {condition} <SiteLink href="/operator-registration">{operatorCalls.action}</SiteLink>.
  </SectionNote>
);
