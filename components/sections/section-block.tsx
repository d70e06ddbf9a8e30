import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/rich-text';
import { Pictogram } from '@/components/ui/pictogram';
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
  readonly folded?: boolean | undefined;
  readonly children?: ReactNode;
};

/** One block of a page body under its h2. Folded, it shows its heading until a reader opens it; on paper it is open. */
export const SectionBlock = ({
  heading,
  intro,
  look = 'plain',
  sign,
  folded = false,
  children,
}: SectionBlockProps) => {
  const title = (
    <h2 id={toId(heading)} className={folded ? undefined : 'mb-4'}>
      {sign && <Sign name={sign} />}
      {heading}
    </h2>
  );
  const body = (
    <>
      {intro && (
        <p className="mb-4">
          <RichText text={intro} />
        </p>
      )}
      {children}
    </>
  );
  return (
    <section className={look === 'warning' ? 'warning' : 'mt-10 first:mt-0'}>
      {folded ? (
        <details className="folded">
          <summary>
            {title}
            <Pictogram name="chevron-down" className="size-6 shrink-0" />
          </summary>
          {body}
        </details>
      ) : (
        <>
          {title}
          {body}
        </>
      )}
    </section>
  );
};
