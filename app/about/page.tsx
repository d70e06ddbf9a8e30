import type { ReactNode } from 'react';
import { HoursLine } from '@/components/company/hours-line.tsx';
import { PhoneLink } from '@/components/company/phone-link.tsx';
import { PageFrame } from '@/components/frame/page-frame.tsx';
import { MachineRow } from '@/components/machines/machine-row.tsx';
import { PageHero } from '@/components/page/page-hero.tsx';
import { FactList } from '@/components/sections/fact-list.tsx';
import type { GridLayout } from '@/components/sections/kind-renderer.ts';
import { PageSections } from '@/components/sections/page-sections.tsx';
import { SectionFrame } from '@/components/sections/section-frame.tsx';
import { ContactButtons } from '@/components/ui/contact-buttons.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { callsToAction } from '@/content/calls-to-action.ts';
import { company, type Office } from '@/content/company.ts';
import { contactText } from '@/content/contact-text.ts';
import { about, type CompanyValue, type TextBlock } from '@/content/pages/about.ts';
import { addressLine, legalEntityLines, personLine } from '@/lib/company/company-details.ts';
import { hasSeveralOffices } from '@/lib/company/offices.ts';
import { pageMetadata } from '@/lib/pages/metadata.ts';
import { SwimlanesSection } from './swimlanes-section.tsx';

export const metadata = pageMetadata(about);

const { contact, whoWeAre, swimlanes, mission, vision, values } = about;

const factsOf = (office: Office) => [
  {
    label: hasSeveralOffices ? contactText.officeIn(office.town) : contact.phone,
    value: <PhoneLink phone={office.phone} className="font-display text-3xl font-bold underline" />,
  },
  {
    label: contact.answered,
    value: office.hours.map((line) => <HoursLine key={line.label} {...line} />),
  },
  ...(hasSeveralOffices ? [] : [{ label: contact.city, value: office.town }]),
  ...addressLine(office),
];

type StatementProps = TextBlock &
  Pick<GridLayout, 'band' | 'width' | 'className'> & { readonly children?: ReactNode };

/** The first paragraph is larger. */
const Statement = ({ paragraphs, children, ...section }: StatementProps) => (
  <SectionFrame {...section}>
    {paragraphs.map((paragraph, index) => (
      <p key={index} className={index === 0 ? 'opening' : undefined}>
        <RichText text={paragraph} />
      </p>
    ))}
    {children}
  </SectionFrame>
);

export default function AboutPage() {
  return (
    <PageFrame page={about}>
      <PageHero page={about} actions={<ContactButtons button={callsToAction.standard.button} />} />
      <SwimlanesSection {...swimlanes} />
      <PageSections
        page={about}
        after={
          <SectionFrame heading={contact.title}>
            <FactList
              facts={[
                ...personLine(company),
                ...company.offices.flatMap(factsOf),
                ...legalEntityLines(company),
              ]}
            />
          </SectionFrame>
        }
      >
        <Statement {...whoWeAre} />
        <Statement {...mission} band="bright" width="all-columns" className="mission-band">
          <MachineRow machines={mission.machines} hasNames />
        </Statement>
        <SectionFrame heading={values.heading} width="all-columns">
          <ul className="value-list">
            {values.items.map(({ title, text, evidence }: CompanyValue) => (
              <li key={title}>
                <h3>{title}</h3>
                <div className="text-with-evidence running-text">
                  <p>
                    <RichText text={text} />
                  </p>
                  <div className="evidence">
                    <p>{evidence.from}</p>
                    {evidence.term && <b>{evidence.term}</b>}
                    <p>
                      <RichText text={evidence.text} />
                    </p>
                  </div>
                </div>
              </li>
            ))}
          </ul>
        </SectionFrame>
        <Statement {...vision} band="paper" />
      </PageSections>
    </PageFrame>
  );
}
