import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Stage, type StageProps } from '@/components/drawings/stage.tsx';
import type { Jump } from '@/components/sections/jumps-of.ts';
import { RichText } from '@/components/ui/rich-text.tsx';
import type { Photo } from '@/content/section.ts';
import type { Text } from '@/content/text.ts';
import { HeroPhoto } from './hero-photo.tsx';
import { JumpLinks } from './jump-links.tsx';

export type PageHeroProps = Pick<
  StageProps,
  'drawings' | 'showsLabels' | 'showsRuler' | 'drawingClassName' | 'hasSmallDrawings' | 'footer'
> & {
  readonly heading: string;
  readonly headingLang?: string | undefined;
  /**
   * A sentence between the heading and the introduction. On guides, it is the question that the guide answers; on other
   * pages, it is a short answer.
   */
  readonly opening?: string | undefined;
  readonly intro?: Text;
  readonly actions?: ReactNode;
  readonly photo?: Photo | undefined;
  readonly jumps?: readonly Jump[];
  /** Shown on the asphalt strip if there are no jump links. */
  readonly caption?: ReactNode;
  /** Shown next to the text, or below it on narrow screens. */
  readonly aside?: ReactNode;
  /** Gives the aside half of the width. */
  readonly hasWideAside?: boolean;
};

export const PageHero = ({
  heading,
  headingLang,
  opening,
  intro,
  actions,
  photo,
  jumps = [],
  caption,
  aside,
  hasWideAside,
  drawings = [],
  ...drawing
}: PageHeroProps) => {
  const links = jumps.length > 0 && <JumpLinks jumps={jumps} />;
  const hasStrip = drawings.length > 0 || aside !== undefined;
  const title = <h1 lang={headingLang}>{heading}</h1>;
  return (
    <Stage
      heading={!aside && title}
      drawings={drawings}
      onStrip={hasStrip && (links || caption)}
      {...drawing}
    >
      <div
        className={clsx(
          aside && ['grid items-start gap-4 md:gap-8', hasWideAside ? 'hero-halves' : 'hero-pair'],
        )}
      >
        <div>
          {aside && title}
          {opening && <p className="opening">{opening}</p>}
          {intro && (
            <p className="hero-intro body">
              <RichText text={intro} />
            </p>
          )}
          {actions && <div className="actions no-print mt-6">{actions}</div>}
          <HeroPhoto photo={photo} />
          {!hasStrip && links}
        </div>
        {aside}
      </div>
    </Stage>
  );
};
