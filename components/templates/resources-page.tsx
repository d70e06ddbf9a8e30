import { Page } from '@/components/layout/page';
import { ClosingCall } from '@/components/sections/closing-call';
import { LinkGroups } from '@/components/sections/link-groups';
import { PageHero } from '@/components/sections/page-hero';
import { closingCalls } from '@/content/closing-calls';
import { resources } from '@/content/resources';
import { resourcesPage } from '@/content/pages/resources';

/** The guides, in groups. */
export const ResourcesPage = () => (
  <Page path="/resources" hire="/contact">
    <PageHero heading={resourcesPage.heading} intro={resourcesPage.intro} />
    <div className="frame py-10">
      <LinkGroups
        groups={resourcesPage.groups.map(({ heading, text, guides }) => ({
          heading,
          text,
          links: guides.map((slug) => {
            const { name, summary } = resources.get(slug);
            return { href: `/resources/${slug}`, name, summary };
          }),
        }))}
      />
    </div>
    <ClosingCall {...closingCalls.resources} />
  </Page>
);
