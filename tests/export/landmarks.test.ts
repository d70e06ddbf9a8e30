import { company } from '@/content/company';
import { channels } from '@/lib/site/channels';
import { testedPages } from './built-site';

const numbers = [...company.offices.map(({ phone }) => phone), ...channels.map(({ printed }) => printed)];

/** NodeFilter.SHOW_TEXT, which has no global name outside a browser. */
const showText = 4;

const landmarks = 'nav, aside, form, section, [role=region], [role=navigation]';

const nameOf = (element: Element) => {
  const labelledBy = element.getAttribute('aria-labelledby');
  return labelledBy
    ? element.ownerDocument.getElementById(labelledBy)?.textContent
    : element.getAttribute('aria-label');
};

describe.each(testedPages.map(({ path, document }) => [path, document] as const))('%s', (_path, document) => {
  test('gives no two landmarks the same name, and every navigation one', () => {
    const elements = [...document.querySelectorAll(landmarks)];
    const named = elements.map(nameOf).filter((name) => name !== null && name !== undefined);
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
    expect([...document.querySelectorAll('nav')].filter((nav) => !nameOf(nav))).toEqual([]);
  });

  test('keeps every phone number on one line', () => {
    const texts = document.createTreeWalker(document.body, showText);
    const breakable: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement } = text;
      const words = text.textContent ?? '';
      if (!numbers.some((number) => words.includes(number))) continue;
      if (!parentElement?.closest('.tel, .letterhead, script')) breakable.push(words);
    }
    expect(breakable).toEqual([]);
  });
});
