import { siteLanguage } from '@/lib/site/language';
import { elementsOf, type ParsedPage } from './html';

/**
 * Copies the language of a page in another language to `<html>`, so that it also applies to the title, and sets the site's language
 * on `<body>`. Next's root layout can't do this, because it doesn't know the page. On other pages, removes `lang` attributes that
 * repeat the site's language.
 */
export const setPageLanguage = (page: ParsedPage): void => {
  const lang = elementsOf(page).find(({ tagName }) => tagName === 'main')?.attribs['lang'];
  if (lang)
    page.text
      .replace(`<html lang="${siteLanguage}"`, `<html lang="${lang}"`)
      .replace('<body', `<body lang="${siteLanguage}"`);
  else page.text.replace(new RegExp(`(?<!<html) lang="${siteLanguage}"`, 'g'), '');
};
