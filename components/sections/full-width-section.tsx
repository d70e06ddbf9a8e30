import clsx from 'clsx';
import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/rich-text.tsx';
import { toId } from '@/content/format/to-id.ts';
import type { InLanguage, Text } from '@/content/model/text.ts';
import type { Band } from './kind-renderer.ts';

type FullWidthSectionProps = InLanguage & {
  readonly heading: string;
  readonly id?: string;
  readonly intro?: Text;
  readonly band?: Band;
  /** Use `tight` for a section right below the top of a page. */
  readonly spacing?: 'normal' | 'tight';
  /** Shows the intro beside the heading in wide windows, and not below it. */
  readonly hasIntroBeside?: boolean;
  /** The class of a grid or a flex box whose first item is the heading with the intro. They are otherwise above the children. */
  readonly columnsClass?: string;
  /** Use `p` if the children have headings of the second level. */
  readonly headingAs?: 'h2' | 'p';
  readonly belowIntro?: ReactNode;
  readonly children: ReactNode;
};

/** A section as wide as the window, with its language, the fragment of links to it, its heading and its intro. */
export const FullWidthSection = ({
  heading,
  lang,
  id = toId(heading),
  intro,
  band,
  spacing = 'normal',
  hasIntroBeside,
  columnsClass,
  headingAs: Heading = 'h2',
  belowIntro,
  children,
}: FullWidthSectionProps) => (
  <section
    id={id}
    lang={lang}
    className={clsx('full-width-section', spacing === 'tight' && 'is-tight', band && `surface-${band}`)}
  >
    <div className={clsx('page-width', columnsClass)}>
      <div
        className={clsx(
          'full-width-head',
          hasIntroBeside && 'has-intro-beside',
          !columnsClass && 'mb-4 md:mb-8',
          band !== 'asphalt' && 'body',
        )}
      >
        <Heading className={Heading === 'p' ? 'opening' : undefined}>{heading}</Heading>
        {intro && (
          <p className="full-width-intro">
            <RichText text={intro} />
          </p>
        )}
        {belowIntro}
      </div>
      {children}
    </div>
  </section>
);
