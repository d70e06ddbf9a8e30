import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { SceneProps } from '@/components/drawings/scene.tsx';
import { Stage } from '@/components/drawings/stage.tsx';
import { SampleSheet } from '@/components/sections/checklist/sample-sheet.tsx';
import { CardPair } from '@/components/tickets/card-pair.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import type { HeroDrawing, Page } from '@/content/model/page.ts';
import { decorativeMachineItem, machineItem, personItem } from '@/lib/drawings/scene-items.ts';
import { jumpsOf } from '@/lib/pages/jumps.ts';
import { JumpLinks } from './jump-links.tsx';

/** A scene has drawings to scale. An aside is beside the text, or below it on narrow screens. */
type Beside =
  | { readonly scene?: SceneProps; readonly aside?: never; readonly columns?: never }
  | {
      readonly scene?: never;
      readonly aside: ReactNode;
      /** The columns are otherwise about equal. */
      readonly columns?: 'small-heading' | 'wide-aside' | 'widest-aside';
    };

type PageHeroProps = Beside & {
  readonly page: Pick<Page, 'heading' | 'opening' | 'intro'> &
    Partial<Pick<Page, 'lang' | 'sections' | 'heroDrawing'>> & {
      /** The language of a heading that isn't in the language of the page. */
      readonly headingLang?: string | undefined;
    };
  readonly actions?: ReactNode;
  /** Shown on the asphalt strip instead of the page's jump links. `null` removes them. */
  readonly strip?: ReactNode;
  /** Shown below the text, or below the drawing on narrow screens. */
  readonly footer?: ReactNode;
  /** Shown below the actions. */
  readonly children?: ReactNode;
};

const jumpStrip = (page: PageHeroProps['page']) => {
  const jumps = jumpsOf({ sections: [], ...page });
  return jumps.length > 0 && <JumpLinks jumps={jumps} />;
};

const besideFor = (drawing: HeroDrawing | undefined): Beside => {
  switch (drawing?.kind) {
    case 'machine':
      return {
        scene: drawing.decoration
          ? {
              drawings: [personItem, decorativeMachineItem(drawing.machine)],
              isSmall: drawing.decoration === 'small',
            }
          : { drawings: [personItem, machineItem(drawing.machine)], showsSizes: true },
      };
    case 'card-pair':
      return { aside: <CardPair /> };
    case 'sheet':
      return { aside: <SampleSheet /> };
    case undefined:
      return {};
    default:
      return drawing satisfies never;
  }
};

/** The top of a page, with the page's `heroDrawing` if there is no `scene` and no `aside`. */
export const PageHero = ({
  page,
  actions,
  strip = jumpStrip(page),
  footer,
  children,
  ...beside
}: PageHeroProps) => {
  const { scene, aside, columns } = beside.scene || beside.aside ? beside : besideFor(page.heroDrawing);
  const { heading, headingLang, opening, intro } = page;
  const title = <h1 lang={headingLang}>{heading}</h1>;
  const text = (
    <>
      {opening && <p className="opening">{opening}</p>}
      {intro && (
        <p className="hero-intro running-text">
          <RichText text={intro} />
        </p>
      )}
      {actions && <div className="actions mt-6 print:hidden">{actions}</div>}
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
      <div className={clsx('hero-halves grid items-start gap-4 md:gap-8', columns)}>
        <div>
          {title}
          {text}
        </div>
        {aside}
      </div>
    </Stage>
  );
};
