import type { Section, SectionOf } from '@/content/types/section.ts';

/** The props of the component of a kind of section. */
export type ContentProps<Kind extends Section['kind']> = { readonly section: SectionOf<Kind> };
