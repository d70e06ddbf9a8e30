import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/rich-text';
import { Sign } from '@/components/ui/sign';
import type { SectionSign, Text } from '@/content/section';
import { toId } from '@/lib/site/format';

/** The fragment that links here is made from `heading`. */
type SectionBlockProps = {
  readonly heading: string;
  readonly intro?: Text | undefined;
  readonly look?: 'plain' | 'warning';
  /** Drawn beside the heading. */
  readonly sign?: SectionSign | undefined;
  readonly children?: ReactNode;
};

/** One block of a page body under its h2. */
export const SectionBlock = ({ heading, intro, look = 'plain', sign, children }: SectionBlockProps) => (
  <section className={look === 'warning' ? 'warning' : 'mt-10 first:mt-0'}>
    <h2 id={toId(heading)} className="mb-4">
      {sign && <Sign name={sign} />}
      {heading}
    </h2>
    {intro && (
      <p className="mb-4">
        <RichText text={intro} />
      </p>
    )}
    {children}
  </section>
);
