import { siteLanguage } from '@/content/language.ts';
import { elementsOf, spanOf, type ParsedPage } from '../shared/built-site/parsed-page.ts';

/**
 * Sets `lang` on `<html>` to the language of the page, so that it also applies to the title, and on `<body>` to the
 * site's language. Next's root layout can't do this, because it doesn't know which page it renders. On pages in the
 * site's language, removes redundant `lang` attributes outside islands, because React compares islands with what it
 * renders.
 */
export const setPageLanguage = (page: ParsedPage): void => {
  const lang = elementsOf(page).find(({ tagName }) => tagName === 'main')?.attribs['lang'];
  if (lang)
    page.html
      .replace(`<html lang="${siteLanguage}"`, `<html lang="${lang}"`)
      .replace('<body', `<body lang="${siteLanguage}"`);
  else {
    const islands = elementsOf(page)
      .filter(({ attribs }) => attribs['data-island'] !== undefined)
      .map(spanOf);
    page.html.replace(
      new RegExp(`(?<!<html) lang="${siteLanguage}"`, 'g'),
      (attribute: string, position: number) =>
        islands.some(([start, end]) => start <= position && position < end) ? attribute : '',
    );
  }
};
