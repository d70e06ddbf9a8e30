import clsx from 'clsx';
import type { ReactNode } from 'react';
import { siteLanguage } from '@/content/language.ts';
import { Scene, type SceneProps } from './scene.tsx';

type StageProps = {
  readonly heading?: ReactNode;
  readonly children: ReactNode;
  /** Without it, the stage is shallow and contains only text. */
  readonly scene?: SceneProps | undefined;
  /** Shown on the asphalt strip, such as jump links. */
  readonly strip?: ReactNode;
  /** Shown below the text, or below the drawing on narrow screens. */
  readonly footer?: ReactNode;
  /** At the end of a page, the stage is a section of its own, with lower drawings. */
  readonly place?: 'top' | 'end';
  readonly className?: string;
  readonly lang?: string;
};

/**
 * Text on a bright surface, above an asphalt strip on which drawings stand. It is used at the top and at the bottom of pages.
 *
 * @example
 * <Stage heading={<h1>…</h1>} scene={{ drawings: [personItem, machineItem(slug)] }} strip="To one scale">
 *   <p>…</p>
 * </Stage>
 */
export const Stage = ({
  heading,
  children,
  scene,
  strip,
  footer,
  place = 'top',
  className,
  lang,
}: StageProps) => {
  const Tag = place === 'end' ? 'section' : 'div';
  return (
    <Tag
      lang={lang}
      className={clsx(
        'stage surface-bright',
        scene && 'has-drawings',
        place === 'end' && 'at-end',
        (strip || scene?.showsSizes) && 'has-strip',
        scene?.showsSizes && 'shows-sizes',
        scene?.isSmall && 'small-drawings',
        className,
      )}
    >
      <div className="page-width">
        {heading && <div className="stage-heading">{heading}</div>}
        <div className="stage-text">{children}</div>
        {scene && <Scene {...scene} />}
        {footer && (
          <p lang={siteLanguage} className="stage-footer print:hidden">
            {footer}
          </p>
        )}
        {strip && <div className="stage-strip surface-asphalt">{strip}</div>}
      </div>
    </Tag>
  );
};
