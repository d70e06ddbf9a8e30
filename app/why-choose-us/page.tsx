import { PartyImage } from '@/components/drawings/party-image.tsx';
import { PageFrame } from '@/components/frame/page-frame.tsx';
import { PageHero } from '@/components/page/page-hero.tsx';
import { GridRow } from '@/components/sections/grid-row.tsx';
import { PageSections } from '@/components/sections/page-sections.tsx';
import { SampleCard } from '@/components/tickets/sample-card.tsx';
import { ContactButtons } from '@/components/ui/contact-buttons.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { callsToAction } from '@/content/calls-to-action.ts';
import { toId } from '@/content/format/to-id.ts';
import { whyChooseUs, type Reason } from '@/content/pages/why-choose-us.ts';
import { drawingPath } from '@/lib/images/drawing-paths.ts';
import { pageMetadata } from '@/lib/pages/metadata.ts';

export const metadata = pageMetadata(whyChooseUs);

const reasons: readonly Reason[] = whyChooseUs.reasons;

export default function WhyChooseUsPage() {
  return (
    <PageFrame page={whyChooseUs}>
      <PageHero
        page={whyChooseUs}
        actions={<ContactButtons button={callsToAction.standard.button} />}
        aside={
          <div className="card-check stands-on-strip">
            <PartyImage party="agency" />
            <SampleCard />
          </div>
        }
        columns="small-heading"
      />
      <PageSections page={whyChooseUs}>
        <GridRow className="running-text">
          <ol className="reason-cards">
            {reasons.map(({ title, text, evidence, drawingFile }, index) => (
              <li key={title}>
                <div className="reason-drawing">
                  <b aria-hidden="true">{index + 1}</b>
                  <img
                    src={drawingPath('reasons', drawingFile)}
                    alt=""
                    width={320}
                    height={200}
                    loading="lazy"
                  />
                </div>
                <h2 id={toId(title)}>{title}</h2>
                <p>
                  <RichText text={text} />
                </p>
                <p className="reason-check">
                  <RichText text={evidence} />
                </p>
              </li>
            ))}
          </ol>
        </GridRow>
      </PageSections>
    </PageFrame>
  );
}
