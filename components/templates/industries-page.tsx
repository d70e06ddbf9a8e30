import { Page } from '@/components/layout/page';
import { ClosingCall } from '@/components/sections/closing-call';
import { LinkGroups } from '@/components/sections/link-groups';
import { PageHero } from '@/components/sections/page-hero';
import { closingCalls } from '@/content/closing-calls';
import { industries } from '@/content/industries';
import { industriesPage } from '@/content/pages/industries';

/** The sectors, in groups. */
export const IndustriesPage = () => (
  <Page path="/industries" hire="/contact">
    <PageHero heading={industriesPage.heading} intro={industriesPage.intro} />
    <div className="frame py-10">
      <LinkGroups
        groups={industriesPage.groups.map(({ heading, text, sectors }) => ({
          heading,
          text,
          links: sectors.map((slug) => {
            const { name, summary } = industries.get(slug);
            return { href: `/industries/${slug}`, name, summary };
          }),
        }))}
      />
    </div>
    <ClosingCall {...closingCalls.industries} />
  </Page>
);
