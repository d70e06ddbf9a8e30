import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { InLanguage } from '@/content/language.ts';
import { toId } from '@/content/format/to-id.ts';

type FullWidthSectionProps = {
  readonly section: InLanguage & { readonly heading: string; readonly id?: string };
  readonly background: keyof typeof backgrounds;
  /** Sets the padding of the section. */
  readonly className?: string;
  readonly frameClass?: string;
  readonly children: ReactNode;
};

const backgrounds = {
  white: undefined,
  paper: 'bg-paper',
  asphalt: 'surface-asphalt',
} as const;

/** A section as wide as the window, with its language and the fragment of links to it. Its children render the heading. */
export const FullWidthSection = ({
  section: { heading, id = toId(heading), lang },
  background,
  className = 'full-width-section',
  frameClass,
  children,
}: FullWidthSectionProps) => (
  <section id={id} lang={lang} className={clsx(className, backgrounds[background])}>
    <div className={clsx('frame', frameClass)}>{children}</div>
  </section>
);
