import { PageFrame } from '@/components/page/page-frame';
import { CallToAction } from '@/components/page/call-to-action';
import { PageHero } from '@/components/page/page-hero';
import { TownList } from '@/components/towns/town-list';
import { MidlandsMap } from '@/components/towns/midlands-map';
import { PhoneButton } from '@/components/company/phone-button';
import { RoadSign } from '@/components/towns/road-sign';
import { callsToAction } from '@/content/calls-to-action';
import { towns } from '@/content/towns';
import { townsPage } from '@/content/pages/towns';
import { toId } from '@/lib/text/to-id';
import { groupsOf } from '@/components/page/groups-of';
import { pageMetadata } from '@/lib/routes/metadata';

export const metadata = pageMetadata('/locations');

export default function TownsPage() {
  return (
    <PageFrame path="/locations" contactHref="/contact">
      <PageHero
        heading={townsPage.heading}
        intro={townsPage.intro}
        actions={<PhoneButton />}
        caption={<p className="py-2">{townsPage.mapCaption}</p>}
        hasWideAside
        aside={
          <RoadSign className="map-sign">
            <MidlandsMap />
            <MidlandsMap shape="narrow" />
          </RoadSign>
        }
      />
      <div className="frame town-groups">
        {groupsOf(townsPage.groups, towns.listed).map(({ heading, text, entries }) => (
          <section key={heading} aria-labelledby={toId(heading)}>
            <RoadSign>
              <div>
                <h2 id={toId(heading)}>{heading}</h2>
                <p>{text}</p>
              </div>
              <TownList towns={entries} />
            </RoadSign>
          </section>
        ))}
      </div>
      <CallToAction {...callsToAction.standard} page={townsPage} />
    </PageFrame>
  );
}
