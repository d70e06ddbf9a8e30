import { Page } from '@/components/layout/page';
import { BodyLayout } from '@/components/sections/body-layout';
import { ClosingCall, type ClosingCallProps } from '@/components/sections/closing-call';
import { PageBody } from '@/components/sections/page-body';
import { PageHero } from '@/components/sections/page-hero';
import { RelatedLinks } from '@/components/sections/related-links';
import { Pictogram } from '@/components/ui/pictogram';
import type { PageFields } from '@/content/page-fields';
import type { Pictogram as PictogramName } from '@/content/pictogram';
import type { SitePath } from '@/content/site-path';
import { formatDate } from '@/lib/site/format';
import { jumpsOf } from '@/lib/site/jumps';
import { relatedTo } from '@/lib/site/related';

type ArticlePageProps = {
  readonly path: SitePath;
  readonly entry: Omit<PageFields, 'related' | 'description'> & { readonly pictogram?: PictogramName };
  readonly call: ClosingCallProps;
};

/** Page of running text: a guide, a sector, a policy. */
export const ArticlePage = ({ path, entry, call }: ArticlePageProps) => {
  const sections = entry.sections;
  return (
    <Page path={path} hire={call.href}>
      <PageHero
        heading={entry.heading}
        intro={entry.intro}
        jumps={jumpsOf(sections, entry.jumps)}
        aside={
          entry.pictogram && (
            <Pictogram
              name={entry.pictogram}
              className="hidden size-36 justify-self-center border-2 border-ink bg-plant p-6 text-ink md:block"
            />
          )
        }
      />
      <BodyLayout call={call} sections={sections}>
        <PageBody sections={sections} />
        <p className="mt-10 text-sm text-mute">Last updated {formatDate(entry.updated)}.</p>
      </BodyLayout>
      <RelatedLinks groups={relatedTo(path)} />
      <ClosingCall {...call} />
    </Page>
  );
};
