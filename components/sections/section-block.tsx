import clsx from 'clsx';
import type { ReactNode } from 'react';
import { RichText } from '@/components/ui/rich-text';
import { Pictogram } from '@/components/ui/pictogram';
import type { Text } from '@/content/section';
import { toId } from '@/lib/site/format';
import { PartHeading } from './part-heading';

type SectionBlockProps = {
  readonly heading: string;
  readonly id?: string | undefined;
  readonly intro?: Text | undefined;
  readonly look?: 'plain' | 'warning';
  /** When the section is collapsed: on phones (`true`) or on every screen (`always`). */
  readonly folded?: boolean | 'always' | undefined;
  readonly children?: ReactNode;
};

/**
 * The section is always open in print. A collapsed section has its id on the content, because browsers open a
 * `details` element only for links to its content.
 */
export const SectionBlock = ({
  heading,
  id = toId(heading),
  intro,
  look = 'plain',
  folded = false,
  children,
}: SectionBlockProps) => {
  const title = (
    <h2 id={folded ? undefined : id} className={folded ? undefined : 'mb-4'}>
      <PartHeading text={heading} />
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
    <section className={look === 'warning' ? 'warning' : undefined}>
      {folded ? (
        <details className={clsx('folded', folded === 'always' ? 'always' : 'phone-fold')}>
          <summary>
            {title}
            <Pictogram name="chevron-down" className="size-6 shrink-0" />
          </summary>
          <div id={id}>{body}</div>
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
