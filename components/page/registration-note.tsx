import { SectionNote } from '@/components/sections/section-note.tsx';
import { SiteLink } from '@/components/ui/site-link.tsx';
import { registrationNote } from '@/content/calls-to-action.ts';

export const RegistrationNote = ({ question }: { readonly question: string }) => (
  <SectionNote className="print:hidden">
    {question} <SiteLink href={registrationNote.link.href}>{registrationNote.link.label}</SiteLink>.
  </SectionNote>
);
