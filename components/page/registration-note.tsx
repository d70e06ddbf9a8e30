import { SiteLink } from '@/components/ui/site-link';
import { registrationNote } from '@/content/calls-to-action';
import { siteLanguage } from '@/content/language';
import { SectionNote } from '@/components/sections/section-note';

export const RegistrationNote = ({ question }: { readonly question: string }) => (
  <SectionNote lang={siteLanguage} className="no-print">
    {question} <SiteLink href={registrationNote.link.href}>{registrationNote.link.label}</SiteLink>.
  </SectionNote>
);
