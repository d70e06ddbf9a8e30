import type { SiteHref } from '../paths.ts';

/** The language of a text that is not in English, such as `pl`. The spell check then ignores the text. */
export type InLanguage = { readonly lang?: string };

type InlineLink = InLanguage & {
  readonly text: string;
  readonly href: SiteHref | `https://${string}` | `mailto:${string}` | `tel:+${string}`;
};

/** Words in another language, inside a text. */
type ForeignWords = Required<InLanguage> & { readonly text: string };

/** A phone number or an email address, which pages show as it is written here, as a link. */
type ContactLink = { readonly kind: 'phone' | 'email'; readonly text: string };

/** Its parts are joined without spaces. */
export type Text = string | readonly (string | InlineLink | ContactLink | ForeignWords)[];

/** Marks words if they are in another language. */
export const inLanguage = (text: string, lang: string | undefined): Text =>
  lang === undefined ? text : [{ text, lang }];

export const link = (text: string, href: InlineLink['href'], lang?: string): InlineLink => ({
  text,
  href,
  lang,
});

/** A button, or a link that stands on its own. */
export type Action = InLanguage & { readonly label: string; readonly href: SiteHref };
