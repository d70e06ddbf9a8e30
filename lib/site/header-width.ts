import { company } from '@/content/company';
import { headerAction, headerItems } from '@/content/menus';
import { textWidth } from './display-font';
import { isMenu, menuLink } from './menu-link';

// Sizes from header.css, in rem. `spare` leaves room for wider fallback fonts.
const text = { brand: 1.1875, item: 1.125, action: 1.125, phone: 1.25 };
const mark = 2.5 + 0.75;
const itemPadding = 2 * 0.5;
const chevron = 0.25 + 1;
const actionPadding = 2 * (1 + 0.125);
const gap = 1;
const sidePadding = 2 * 1.5;
const spare = 1.04;

/** Returns the width in ems of a name in two lines, broken where the longer line is shortest. */
export const widthInTwoLines = (name: string) => {
  const words = name.split(' ');
  return Math.min(
    ...words.map((_, index) =>
      Math.max(
        ...[words.slice(0, index + 1), words.slice(index + 1)].map((line) => textWidth(line.join(' '), 1)),
      ),
    ),
  );
};

/** Returns the minimum width of the header, in rem, at which all menu items fit in one row. */
export const headerWidth = () => {
  const items = headerItems.map((item) => {
    const { label } = isMenu(item) ? item : menuLink(item);
    return textWidth(label, text.item) + itemPadding + (isMenu(item) ? chevron : 0);
  });
  const parts = [
    mark + widthInTwoLines(company.name) * text.brand,
    ...items,
    textWidth(menuLink(headerAction).label, text.action) + actionPadding,
    textWidth(company.phone, text.phone),
  ];
  const words = parts.reduce((sum, part) => sum + part, 0);
  return Math.ceil((words * spare + 3 * gap + sidePadding) * 10) / 10;
};
