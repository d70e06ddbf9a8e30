import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Stage, type Scene } from '@/components/drawings/stage.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import type { Text } from '@/content/model/text.ts';

type PageHeroProps = {
  readonly heading: string;
  readonly headingLang?: string | undefined;
  /**
   * A sentence between the heading and the introduction. On guides, it is the question that the guide answers; on other
   * pages, it is a short answer.
   */
  readonly opening?: string | undefined;
  readonly intro?: Text;
  readonly actions?: ReactNode;
  /** Drawings to scale, beside the text. */
  readonly scene?: Scene | undefined;
  /** Shown next to the text instead of a scene, or below the text on narrow screens. */
  readonly aside?: ReactNode;
  readonly asideWidth?: 'half' | 'wide' | 'widest';
  /** Makes the heading beside an aside of half the width smaller. */
  readonly headingSize?: 'small';
  /** Shown on the asphalt strip, such as jump links. */
  readonly strip?: ReactNode;
  /** Shown below the text, or below the drawing on narrow screens. */
  readonly footer?: ReactNode;
  /** Shown below the actions. */
  readonly children?: ReactNode;
};

/** The top of a page. */
export const PageHero = ({
  heading,
  headingLang,
  opening,
  intro,
  actions,
  scene,
  aside,
  asideWidth = 'half',
  headingSize,
  strip,
  footer,
  children,
}: PageHeroProps) => {
  const title = <h1 lang={headingLang}>{heading}</h1>;
  const text = (
    <>
      {opening && <p className="opening">{opening}</p>}
      {intro && (
        <p className="hero-intro body">
          <RichText text={intro} />
        </p>
      )}
      {actions && <div className="actions no-print mt-6">{actions}</div>}
      {children}
    </>
  );
  if (!aside)
    return (
      <Stage heading={title} scene={scene} strip={strip} footer={footer}>
        {text}
      </Stage>
    );
  return (
    <Stage strip={strip} footer={footer}>
      <div
        className={clsx(
          'hero-halves grid items-start gap-4 md:gap-8',
          asideWidth === 'wide' && 'wide-aside',
          asideWidth === 'widest' && 'widest-aside',
          headingSize === 'small' && 'small-heading',
        )}
      >
        <div>
          {title}
          {text}
        </div>
        {aside}
      </div>
    </Stage>
  );
};
