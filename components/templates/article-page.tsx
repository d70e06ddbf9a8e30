import { interfaceWords } from '@/content/interface';
import { PageFrame } from '@/components/layout/page-frame';
import { BodyLayout } from '@/components/sections/body-layout';
import { ClosingCall, type ClosingCallProps } from '@/components/sections/closing-call';
import { PageBody } from '@/components/sections/page-body';
import { PageHero } from '@/components/sections/page-hero';
import { HeroPicture } from '@/components/sections/hero-picture';
import { RelatedLinks } from '@/components/sections/related-links';
import type { PageFields } from '@/content/page-fields';
import type { Picture } from '@/content/picture';
import type { SitePath } from '@/content/site-path';
import { formatDate } from '@/lib/site/format';
import { jumpsOf } from '@/lib/site/jumps';
import { relatedTo } from '@/lib/site/related';

type ArticlePageProps = {
  readonly path: SitePath;
  readonly entry: Pick<PageFields, 'heading' | 'intro' | 'updated' | 'sections'> & {
    readonly picture?: Picture;
  };
  readonly call: ClosingCallProps;
  /** Who wrote a guide. */
  readonly author?: string;
};

/** Page of running text: a guide, a sector, a policy. */
export const ArticlePage = ({ path, entry, call, author }: ArticlePageProps) => {
  const sections = entry.sections;
  return (
    <PageFrame path={path} hire={call.href}>
      <PageHero
        heading={entry.heading}
        intro={entry.intro}
        jumps={jumpsOf(sections)}
        aside={entry.picture && <HeroPicture picture={entry.picture} />}
      />
      <BodyLayout call={call} sections={sections}>
        <PageBody sections={sections} />
        <p className="mt-10 text-sm text-mute">
          {author && `${interfaceWords.writtenBy(author)} `}
          {interfaceWords.updated(formatDate(entry.updated))}
        </p>
      </BodyLayout>
      <RelatedLinks groups={relatedTo(path)} />
      <ClosingCall {...call} />
    </PageFrame>
  );
};
