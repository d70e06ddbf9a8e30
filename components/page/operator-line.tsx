import { SiteLink } from '@/components/ui/site-link';
import { operatorLine } from '@/content/calls-to-action';
import { siteLanguage } from '@/content/language';
import { SectionNote } from '@/components/sections/section-note';

export const OperatorLine = ({ condition }: { readonly condition: string }) => (
  <SectionNote lang={siteLanguage} className="no-print">
    {condition} <SiteLink href={operatorLine.link.href}>{operatorLine.link.label}</SiteLink>.
  </SectionNote>
);
