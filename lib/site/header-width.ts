import { company } from '@/content/company';
import { contactText } from '@/content/site/contact-text';
import { headerAction, headerItems, menuText } from '@/content/menus';
import { longestWord, textWidth } from './display-font';
import { isMenu, menuLink } from './menu-link';

// Sizes from header.css, in rem. `spare` is a factor that allows for wider fallback fonts.
const text = { brand: 1.1875, item: 1.125, action: 1.125, phone: 1.25, button: 1.125 };
const mark = 2.5 + 0.75;
const itemPadding = 2 * 0.5;
const chevron = 0.25 + 1;
const actionPadding = 2 * (1 + 0.125);
const buttonPadding = 1.25 + 0.5 + 2 * (0.75 + 0.125);
const gap = 1;
const phoneMinimum = 6.5;
const sidePadding = 2 * 1.5;
const spare = 1.04;

const rounded = (rem: number) => Math.ceil(rem * 10) / 10;

/** Width in ems, with the best line break. */
const widthInTwoLines = (name: string) => {
  const words = name.split(' ');
  return Math.min(
    ...words.map((_, index) =>
      Math.max(
        ...[words.slice(0, index + 1), words.slice(index + 1)].map((line) => textWidth(line.join(' '), 1)),
      ),
    ),
  );
};

/** In rem. */
export const headerWidth = () => {
  const items = headerItems.map((item) => {
    const { label } = isMenu(item) ? item : menuLink(item);
    return textWidth(label, text.item) + itemPadding + (isMenu(item) ? chevron : 0);
  });
  const parts = [
    mark + widthInTwoLines(company.name) * text.brand,
    ...items,
    textWidth(menuLink(headerAction).label, text.action) + actionPadding,
    Math.max(textWidth(company.phone, text.phone), phoneMinimum),
  ];
  const words = parts.reduce((sum, part) => sum + part, 0);
  return rounded(words * spare + 3 * gap + sidePadding);
};

/** In rem. */
const frameWidth = 72;

export const isWideHeader = () => headerWidth() > frameWidth;

const brandWord = () => longestWord(company.name) * spare;

const numberWidth = () => Math.max(...company.offices.map(({ phone }) => textWidth(phone, 1))) * spare;

const buttonWord = () => textWidth(menuText.menu, 1) * spare;

/** In rem. */
export const phoneWidth = () => {
  const words =
    brandWord() * text.brand + textWidth(company.phone, text.phone) * spare + buttonWord() * text.button;
  return rounded(Math.max(30, mark + words + buttonPadding + 2 * gap + sidePadding));
};

/**
 * A long phone number in the fixed call bar needs a smaller font and a wider column on phones, and is rotated on
 * desktops. Scrolling leaves room for the bar below focused elements. On phones, the contact page's drawings stand
 * below its long button.
 */
const callLimits = () => {
  const call = (textWidth(`${contactText.call} ${company.phone}`, 1) * spare).toFixed(2);
  return Number(call) > 7.2
    ? [
        `:root{--call:max(12px,(62cqi - 1rem)/${call})}`,
        '.low-wide:has(+.reading)>.frame>.plant{margin-top:0}',
        `@media (max-width:77.49rem) and (min-height:30rem){.call-nav{grid-template-columns:${company.outOfHoursPhone === null ? 'fit-content(68%) minmax(0,1fr)' : 'fit-content(62%) auto auto'}}}`,
        `@media (min-width:77.5rem) and (min-height:30rem){html{scroll-padding-bottom:calc(min(1.125rem,40vh/${call})*${call} + 2.5rem)}.call-nav>.call-bar{min-height:0;padding:.5rem .75rem;font-size:min(1.125rem,40vh/${call});line-height:2.625rem;writing-mode:vertical-rl}}`,
      ]
    : [];
};

/** Shrinks a long company name or phone number to fit on phones. Returns no rules for short ones. */
export const fontLimits = () => {
  const [name, number] = [brandWord().toFixed(2), numberWidth().toFixed(2)];
  const button = `${buttonWord().toFixed(2)}*min(1.125rem,7vw)`;
  return [
    ...(brandWord() > 6
      ? [
          `:root{--name:max(11px,(100cqi - 9.75rem - 4px - ${button})/${name})}`,
          `@container header (width<22rem){.brand{--name:max(11px,(100cqi - 21vw - 2rem - 4px - ${button})/${name})}}`,
        ]
      : []),
    ...callLimits(),
    ...(numberWidth() > 6 ? [`:root{--plate:calc(100cqi/${number})}`] : []),
    // Long details need both columns of the footer on phones.
    ...(brandWord() > 6 || numberWidth() > 6 ? ['.foot>div{column-span:all}'] : []),
  ];
};

/** In pixels. Smaller names are hard to read on phones. */
const smallestName = 12;

export const headerWarnings = (): readonly string[] => {
  const phone = 360;
  const rem = 16;
  const button = buttonWord() * text.button * rem;
  const nameSize = (phone - 9.75 * rem - 4 - button) / brandWord();
  return [
    ...(isWideHeader()
      ? [
          `windows narrower than ${Math.ceil(headerWidth() * rem)} px show the menu button instead of the row of menu items. To show the row in more windows, shorten the company’s name, remove menu items (content/menus.ts) or use a narrower font.`,
        ]
      : []),
    ...(nameSize < smallestName
      ? [
          `on a phone, the header shows the company’s name at ${Math.floor(nameSize)} px, because its longest word is wide. Use a shorter name or a narrower font.`,
        ]
      : []),
  ];
};
