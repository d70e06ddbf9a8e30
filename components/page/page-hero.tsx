import type { ReactNode } from 'react';
import { Stage, type Scene } from '@/components/drawings/stage.tsx';
import { HeroText, type HeroTextProps } from './hero-text.tsx';

type PageHeroProps = HeroTextProps & {
  readonly heading: string;
  readonly headingLang?: string | undefined;
  readonly scene?: Scene | undefined;
  /** Shown on the asphalt strip, such as jump links. */
  readonly onStrip?: ReactNode;
  /** Shown below the text, or below the drawing on narrow screens. */
  readonly footer?: ReactNode;
  /** Shown below the actions. */
  readonly children?: ReactNode;
};

export const PageHero = ({
  heading,
  headingLang,
  opening,
  intro,
  actions,
  scene,
  onStrip,
  footer,
  children,
}: PageHeroProps) => (
  <Stage heading={<h1 lang={headingLang}>{heading}</h1>} scene={scene} onStrip={onStrip} footer={footer}>
    <HeroText opening={opening} intro={intro} actions={actions} />
    {children}
  </Stage>
);
