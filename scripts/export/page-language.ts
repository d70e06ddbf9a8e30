import { siteLanguage } from '@/lib/site/language';
import { elementsOf, type ParsedPage } from './html';

/**
 * Gives `<html>` the language of a `<main>` in another language, so that the title has it too, and `<body>` the site's language.
 * Next's root layout can't do this, because it doesn't know the page. On other pages, parts don't repeat the site's language.
 */
export const setPageLanguage = (page: ParsedPage): void => {
  const lang = elementsOf(page).find(({ tagName }) => tagName === 'main')?.attribs['lang'];
  if (lang)
    page.text
      .replace(`<html lang="${siteLanguage}"`, `<html lang="${lang}"`)
      .replace('<body', `<body lang="${siteLanguage}"`);
  else page.text.replace(new RegExp(`(?<!<html) lang="${siteLanguage}"`, 'g'), '');
};
