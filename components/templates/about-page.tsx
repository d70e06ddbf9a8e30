import { PageFrame } from '@/components/layout/page-frame';
import { ClosingCall } from '@/components/sections/closing-call';
import { DataPlate } from '@/components/sections/data-plate';
import { LaneRoute } from '@/components/sections/lane-route';
import { PageHero } from '@/components/sections/page-hero';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { Section } from '@/components/sections/section';
import { SectionList } from '@/components/sections/section-list';
import { ValueList } from '@/components/sections/value-list';
import { ButtonLink } from '@/components/ui/button-link';
import { PhoneButton } from '@/components/ui/phone-button';
import { PhoneLink } from '@/components/ui/phone-link';
import { RichText } from '@/components/ui/rich-text';
import { closingCalls } from '@/content/closing-calls';
import { company, type Office } from '@/content/company';
import { contactWords } from '@/content/contact-words';
import { about } from '@/content/pages/about';
import type { TextBlock as Block } from '@/content/pages/top-page';
import { addressLine, personLine, registrationLines } from '@/lib/site/company-details';
import { hasOffices } from '@/lib/site/offices';
import { partyStand } from '@/lib/site/stands';

const { contact, who, route, mission, vision, values, sections } = about;

const officeLines = (office: Office) => [
  {
    label: hasOffices ? contactWords.officeIn(office.town) : contact.phone,
    value: <PhoneLink office={office} className="plate-number" />,
  },
  {
    label: contact.answered,
    value: office.hours.map(({ label, text }) => (
      <span key={label} className="block">
        {label} <span className="tel">{text}</span>
      </span>
    )),
  },
  ...(hasOffices ? [] : [{ label: contact.city, value: office.town }]),
  ...addressLine(office),
];

const Statement = ({ heading, paragraphs }: Block) => (
  <ReadingGrid>
    <Section heading={heading}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>
          <RichText text={paragraph} />
        </p>
      ))}
    </Section>
  </ReadingGrid>
);

export const AboutPage = () => (
  <PageFrame path="/about" hire="/contact">
    <PageHero
      heading={about.heading}
      lead={about.intro}
      actions={
        <>
          <ButtonLink href={closingCalls.top.href}>{closingCalls.top.action}</ButtonLink>
          <PhoneButton />
        </>
      }
      stands={route.lanes.map(({ person, name }) => partyStand(person, name))}
      labels
    />
    <LaneRoute {...route} />
    <section className="frame grid gap-x-16 gap-y-6 py-8 md:py-16 lg:grid-cols-[7fr_4fr]">
      <div className="body">
        <h2>{who.heading}</h2>
        {who.paragraphs.map((paragraph, index) => (
          <p
            key={index}
            className={
              index === 0 ? 'mt-4 font-display text-2xl/snug font-bold md:text-[1.75rem]/snug' : undefined
            }
          >
            <RichText text={paragraph} />
          </p>
        ))}
      </div>
      <DataPlate
        title={contact.title}
        lines={[
          ...personLine(company),
          ...company.offices.flatMap(officeLines),
          ...registrationLines(company),
        ]}
      />
    </section>
    <Statement {...mission} />
    <section className="frame py-8 md:py-16">
      <h2>{values.heading}</h2>
      <ValueList values={values.items} />
    </section>
    <Statement {...vision} />
    {sections.length > 0 && (
      <ReadingGrid>
        <SectionList sections={sections} />
      </ReadingGrid>
    )}
    <ClosingCall {...closingCalls.top} />
  </PageFrame>
);
