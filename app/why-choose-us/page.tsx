import { PageFrame } from '@/components/page/page-frame';
import { PartyImage } from '@/components/drawings/party-image';
import { CardReading } from '@/components/sections/card-reading/card-reading';
import { CallToAction } from '@/components/page/call-to-action';
import { jumpsOf } from '@/components/sections/jumps-of';
import { PageHero } from '@/components/page/page-hero';
import { SampleCard } from '@/components/tickets/sample-card';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { Section } from '@/components/sections/section';
import { SectionList } from '@/components/sections/section-list';
import { RichText } from '@/components/ui/rich-text';
import { ContactButtons } from '@/components/ui/contact-buttons';
import { callsToAction } from '@/content/calls-to-action';
import { type Point, whyChooseUs } from '@/content/pages/why-choose-us';
import { toId } from '@/lib/text/to-id';
import { pageMetadata } from '@/lib/routes/metadata';

export const metadata = pageMetadata('/why-choose-us');

const { card, checkers, sections } = whyChooseUs;

const points: readonly Point[] = whyChooseUs.points;

export default function WhyChooseUsPage() {
  return (
    <PageFrame path="/why-choose-us" contactHref="/contact">
      <PageHero
        heading={whyChooseUs.heading}
        opening={whyChooseUs.opening}
        intro={whyChooseUs.intro}
        jumps={jumpsOf(whyChooseUs)}
        actions={<ContactButtons button={callsToAction.standard.button} />}
        aside={
          <div className="card-check">
            <PartyImage party="agency" />
            <SampleCard />
          </div>
        }
        hasWideAside
      />
      <ReadingGrid>
        <div className="page-section body">
          <ol className="point-cards">
            {points.map(({ title, text, evidence, drawing }, index) => (
              <li key={title}>
                <div className="point-drawing">
                  <b aria-hidden="true">{index + 1}</b>
                  <img src={`/reasons/${drawing}.svg`} alt="" width={320} height={200} loading="lazy" />
                </div>
                <h2 id={toId(title)}>{title}</h2>
                <p>
                  <RichText text={text} />
                </p>
                <p className="point-check">
                  <RichText text={evidence} />
                </p>
              </li>
            ))}
          </ol>
        </div>
        <Section heading={card} hasAllColumns band="bright">
          <CardReading>
            <p className="mt-0">{checkers}</p>
          </CardReading>
        </Section>
        <SectionList sections={sections} />
      </ReadingGrid>
      <CallToAction {...callsToAction.standard} page={whyChooseUs} />
    </PageFrame>
  );
}
