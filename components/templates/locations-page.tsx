import { Page } from '@/components/layout/page';
import { ClosingCall } from '@/components/sections/closing-call';
import { LinkGroups } from '@/components/sections/link-groups';
import { PageHero } from '@/components/sections/page-hero';
import { MidlandsMap } from '@/components/ui/midlands-map';
import { closingCalls } from '@/content/closing-calls';
import { locations } from '@/content/locations';
import { locationsPage } from '@/content/pages/locations';

/** The towns, on a map and in groups. */
export const LocationsPage = () => (
  <Page path="/locations" hire="/contact">
    <PageHero
      heading={locationsPage.heading}
      intro={locationsPage.intro}
      aside={
        <MidlandsMap
          towns={locations.entries.map((town) => ({ ...town, href: `/locations/${town.slug}` as const }))}
        />
      }
    />
    <div className="frame py-10">
      <LinkGroups
        groups={locationsPage.groups.map(({ heading, text, towns }) => ({
          heading,
          text,
          links: towns.map((slug) => {
            const { name, roads } = locations.get(slug);
            return { href: `/locations/${slug}`, name, summary: roads.slice(0, 4).join(', ') };
          }),
        }))}
      />
    </div>
    <ClosingCall {...closingCalls.top} />
  </Page>
);
