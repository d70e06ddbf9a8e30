import type { ReactNode } from 'react';
import { Stage } from '@/components/drawings/stage.tsx';
import { HeroText, type HeroTextProps } from './hero-text.tsx';

type PageHeroWithAsideProps = HeroTextProps & {
  readonly heading: string;
  /** Shown next to the text, or below it on narrow screens. */
  readonly aside: ReactNode;
  /** Shown on the asphalt strip, such as jump links. */
  readonly onStrip?: ReactNode;
};

/** Use it instead of `PageHero` if something other than drawings to scale is beside the text. */
export const PageHeroWithAside = ({
  heading,
  opening,
  intro,
  actions,
  aside,
  onStrip,
}: PageHeroWithAsideProps) => (
  <Stage onStrip={onStrip}>
    <div className="hero-halves grid items-start gap-4 md:gap-8">
      <div>
        <h1>{heading}</h1>
        <HeroText opening={opening} intro={intro} actions={actions} />
      </div>
      {aside}
    </div>
  </Stage>
);
