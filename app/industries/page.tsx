import { ListPage } from '@/components/page/list-page';
import { closingCalls } from '@/content/site/closing-calls';
import { industries } from '@/content/industries';
import { industriesPage } from '@/content/pages/industries';
import type { ServiceSlug } from '@/content/site/site-path';
import { pageMetadata } from '@/lib/site/metadata';

export const metadata = pageMetadata('/industries');

const sectorsWith = (service: ServiceSlug) =>
  industries.entries.filter(({ related }) => related.services?.includes(service)).length;

/** Machines that few other sectors use come first, so that the pictures of the sectors differ. */
const machinesOf = (services: readonly ServiceSlug[] = []) =>
  services.toSorted((one, other) => sectorsWith(one) - sectorsWith(other));

export default function IndustriesRoute() {
  return (
    <ListPage
      path="/industries"
      page={industriesPage}
      entries={industries.entries.map((industry) => ({
        ...industry,
        machines: machinesOf(industry.related.services),
      }))}
      closing={closingCalls.top}
    />
  );
}
