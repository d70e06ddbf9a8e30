import { closingCalls } from '@/content/closing-calls';
import { industries } from '@/content/industries';
import { industriesPage } from '@/content/pages/industries';
import { ListPage } from './list-page';

export const IndustriesPage = () => (
  <ListPage
    path="/industries"
    page={industriesPage}
    entries={industries.entries.map((sector) => ({ ...sector, href: `/industries/${sector.slug}` }))}
    closing={closingCalls.industries}
  />
);
