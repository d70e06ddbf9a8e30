import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Collapses } from '@/content/model/section.ts';
import { Icon } from './icon.tsx';

type CollapsibleProps = {
  readonly summary: ReactNode;
  /** Where the content collapses. It is visible elsewhere, and in print. */
  readonly collapses: Exclude<Collapses, 'never'> | 'in-narrow-windows';
  readonly lang?: string | undefined;
  readonly id?: string | undefined;
  readonly open?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The id is on the content, because browsers open a `details` element only for links to its content. */
export const Collapsible = ({
  summary,
  collapses,
  lang,
  id,
  open,
  className,
  children,
}: CollapsibleProps) => (
  <details lang={lang} className={clsx(`collapsible collapses-${collapses}`, className)} open={open}>
    <summary>
      {summary}
      <Icon name="chevron-down" className="size-6 shrink-0" />
    </summary>
    <div id={id}>{children}</div>
  </details>
);
