import { PageFrame } from '@/components/layout/page-frame';
import { ClosingCall, type ClosingCallProps } from '@/components/sections/closing-call';
import { LinkGroups } from '@/components/sections/link-groups';
import { PageHero } from '@/components/sections/page-hero';
import { PhoneLink } from '@/components/ui/phone-link';
import type { ListPage as ListPageContent } from '@/content/pages/top-page';
import type { Pictogram } from '@/content/pictogram';
import type { SitePath } from '@/content/site-path';

/** One entry of the list. Groups appear in the page's order, entries in that of the family. */
type ListEntry = {
  readonly group: string;
  readonly path: SitePath;
  readonly name: string;
  readonly summary: string;
  readonly pictogram?: Pictogram;
};

type ListPageProps = {
  readonly path: SitePath;
  readonly page: ListPageContent;
  readonly entries: readonly ListEntry[];
  readonly closing: ClosingCallProps;
};

/** A family of pages in groups. A group that no entry names is left out. */
export const ListPage = ({ path, page, entries, closing }: ListPageProps) => (
  <PageFrame path={path} hire="/contact">
    <PageHero heading={page.heading} intro={page.intro} actions={<PhoneLink call className="button" />} />
    <div className="frame py-10">
      <LinkGroups
        groups={Object.entries(page.groups)
          .map(([key, { heading, text }]) => ({
            heading,
            text,
            links: entries.filter(({ group }) => group === key),
          }))
          .filter(({ links }) => links.length > 0)}
      />
    </div>
    <ClosingCall {...closing} />
  </PageFrame>
);
