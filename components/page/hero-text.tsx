import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/rich-text.tsx';
import type { Text } from '@/content/types/text.ts';

export type HeroTextProps = {
  /**
   * A sentence between the heading and the introduction. On guides, it is the question that the guide answers; on other
   * pages, it is a short answer.
   */
  readonly opening?: string | undefined;
  readonly intro?: Text;
  readonly actions?: ReactNode;
};

/** The text below the heading of a page. */
export const HeroText = ({ opening, intro, actions }: HeroTextProps) => (
  <>
    {opening && <p className="opening">{opening}</p>}
    {intro && (
      <p className="hero-intro body">
        <RichText text={intro} />
      </p>
    )}
    {actions && <div className="actions no-print mt-6">{actions}</div>}
  </>
);
