import { PageFrame } from '@/components/page/page-frame';
import { CardReading } from '@/components/tickets/card-reading';
import { Claim } from '@/components/page/claim';
import { ClosingCall } from '@/components/page/closing-call';
import { jumpsOf } from '@/components/sections/jumps-of';
import { PageHero } from '@/components/page/page-hero';
import { SampleCard } from '@/components/tickets/sample-card';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { Section } from '@/components/sections/section';
import { MidlandsMap } from '@/components/towns/midlands-map';
import { RoadSign } from '@/components/towns/road-sign';
import { SectionList } from '@/components/sections/section-list';
import { ButtonLink } from '@/components/ui/button-link';
import { PhoneButton } from '@/components/ui/phone-button';
import { closingCalls } from '@/content/site/closing-calls';
import { cardSchemes } from '@/content/tickets/card-schemes';
import { sampleProfile } from '@/content/tickets/sample-profile';
import { whyChooseUs } from '@/content/pages/why-choose-us';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/why-choose-us');

const { points, check, card, checkers, sections } = whyChooseUs;

/** Decorative, one for each point. */
const pictures = [
  <span key="schemes" className="scheme-plates">
    <b>{cardSchemes.npors.name}</b>
    <b>{cardSchemes.cpcs.name}</b>
  </span>,
  <RoadSign key="map">
    <MidlandsMap shape="narrow" />
  </RoadSign>,
  <span key="stamp" className="stamp">
    <span>{sampleProfile.stamp}</span>
  </span>,
  <img key="person" src="/people/agency.svg" alt="" width={60} height={178} loading="lazy" />,
];

export default function WhyChooseUsPage() {
  return (
    <PageFrame path="/why-choose-us" hire="/contact">
      <PageHero
        heading={whyChooseUs.heading}
        intro={whyChooseUs.intro}
        jumps={jumpsOf(sections)}
        actions={
          <>
            <ButtonLink href={closingCalls.top.href}>{closingCalls.top.action}</ButtonLink>
            <PhoneButton />
          </>
        }
        aside={<SampleCard />}
        isAsideWide
      />
      <ReadingGrid>
        {points.map(({ title, text, proof }, index) => (
          <Section
            key={title}
            heading={title}
            picture={
              <div aria-hidden="true" className="point-picture">
                {pictures[index]}
              </div>
            }
          >
            <Claim text={text} evidence={{ from: check, text: proof }} />
          </Section>
        ))}
        <Section heading={card} hasAllColumns>
          <CardReading>
            <p className="mt-4">{checkers}</p>
          </CardReading>
        </Section>
        <SectionList sections={sections} />
      </ReadingGrid>
      <ClosingCall {...closingCalls.top} machineSlug={whyChooseUs.closingMachine} />
    </PageFrame>
  );
}
