import { company } from '@/content/company.ts';
import { siteLanguage } from '@/content/language.ts';

/** The company's name is the same in every language. */
const hasLanguage = (text: string) => /\p{L}{2}/u.test(text) && text !== company.name;

/** 3 is Node.TEXT_NODE, which isn't a global in Node. */
const textsOf = ({ childNodes }: Element) =>
  [...childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? '');

const audibleElements = ':not(style, script, [aria-hidden=true], [aria-hidden=true] *)';

/** Returns the texts and accessible names that screen readers would pronounce in the wrong language. */
export const inWrongLanguage = (root: ParentNode, languageOf: (text: string) => string): readonly string[] =>
  [...root.querySelectorAll(audibleElements)].flatMap((element) => {
    const lang = element.closest('[lang]')?.getAttribute('lang') ?? siteLanguage;
    const names = ['aria-label', 'alt', 'title'].map((name) => element.getAttribute(name) ?? '');
    return [...textsOf(element), ...names].filter((text) => hasLanguage(text) && languageOf(text) !== lang);
  });
