import { PhoneButton } from '@/components/company/phone-button.tsx';
import { PageFrame } from '@/components/frame/page-frame.tsx';
import { PageHero } from '@/components/page/page-hero.tsx';
import { PageSections } from '@/components/sections/page-sections.tsx';
import { MidlandsMap } from '@/components/towns/midlands-map.tsx';
import { RoadSign } from '@/components/towns/road-sign.tsx';
import { toId } from '@/content/format/to-id.ts';
import { towns } from '@/content/towns/index.ts';
import { townsPage } from '@/content/towns/list-page.ts';
import { groupsOf } from '@/lib/pages/list-groups.ts';
import { pageMetadata } from '@/lib/pages/metadata.ts';
import { TownList } from './town-list.tsx';

export const metadata = pageMetadata(townsPage);

export default function TownsPage() {
  return (
    <PageFrame page={townsPage}>
      <PageHero
        page={townsPage}
        actions={<PhoneButton />}
        strip={<p className="py-2">{townsPage.mapCaption}</p>}
        aside={
          <div className="map-sign print:hidden">
            <RoadSign className="overflow-clip">
              <MidlandsMap />
              <MidlandsMap shape="narrow" />
            </RoadSign>
          </div>
        }
        columns="wide-aside"
      />
      <div className="page-width town-groups">
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
      <PageSections page={townsPage} />
    </PageFrame>
  );
}
