import { PageFrame } from '@/components/page/page-frame';
import { ClosingCall } from '@/components/page/closing-call';
import { PageHero } from '@/components/page/page-hero';
import { TownList } from '@/components/towns/town-list';
import { MidlandsMap } from '@/components/towns/midlands-map';
import { PhoneButton } from '@/components/ui/phone-button';
import { RoadSign } from '@/components/towns/road-sign';
import { closingCalls } from '@/content/site/closing-calls';
import { locations } from '@/content/locations';
import { locationsPage } from '@/content/pages/locations';
import { toId } from '@/lib/site/format';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/locations');

const groups = Object.entries(locationsPage.groups)
  .map(([key, words]) => ({
    ...words,
    towns: locations.listed.filter(({ group }) => group === key),
  }))
  .filter(({ towns }) => towns.length > 0);

export default function LocationsPage() {
  return (
    <PageFrame path="/locations" hire="/contact">
      <PageHero
        heading={locationsPage.heading}
        intro={locationsPage.intro}
        actions={<PhoneButton />}
        note={<p className="py-2">{locationsPage.mapCaption}</p>}
        isAsideWide
        aside={
          <RoadSign className="map-sign">
            <MidlandsMap />
            <MidlandsMap shape="narrow" />
          </RoadSign>
        }
      />
      <div className="frame town-groups">
        {groups.map(({ heading, text, towns }) => (
          <section key={heading} aria-labelledby={toId(heading)}>
            <RoadSign>
              <div>
                <h2 id={toId(heading)}>{heading}</h2>
                <p>{text}</p>
              </div>
              <TownList towns={towns} />
            </RoadSign>
          </section>
        ))}
      </div>
      <ClosingCall {...closingCalls.top} machineSlug={locationsPage.closingMachine} />
    </PageFrame>
  );
}
