import type { ReactNode } from 'react';
import type { Section } from '@/content/section';

type SectionOf<Kind extends Section['kind']> = Extract<Section, { readonly kind: Kind }>;

export type SectionProps<Kind extends Section['kind']> = { readonly section: SectionOf<Kind> };

/** Everything that pages know about a kind of section. */
export type SectionKind<Kind extends Section['kind']> = {
  /** Renders everything below the heading and the intro. */
  readonly Content: (props: SectionProps<Kind>) => ReactNode | Promise<ReactNode>;
  /** Returns true if the content needs all twelve columns. It has eight otherwise. */
  readonly isFull?: (section: SectionOf<Kind>) => boolean;
  /** The colour of a full-width band. Sections without one are on the white page. */
  readonly band?: Band;
  /** Collapses the section on phones, unless its `folded` field says otherwise. If false, the section is always open. */
  readonly collapses?: boolean;
  /** The label of the jump link, if neither the section nor its heading has one. */
  readonly jump?: string;
};

export type Band = 'plant' | 'asphalt';
