/** The language of a text that is not in English, such as `pl`. The spell check then ignores the text. */
export type InLanguage = { readonly lang?: string };
