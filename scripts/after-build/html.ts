import { Parser } from 'htmlparser2';

/** A part of some markup: where it begins, and where what follows it begins. */
type Span = { readonly start: number; readonly end: number };

/** An element of a page: its name, its attributes, the markup inside it, and the part of the page's markup that it is. */
export type Element = Span & {
  readonly tagName: string;
  readonly attribs: Readonly<Record<string, string>>;
  readonly inside: string;
};

/** A page: its markup as it was read, the elements in it now in document order, and what has changed. */
export type Page = {
  readonly markup: string;
  readonly comments: readonly Span[];
  readonly changes: (Span & { readonly markup: string })[];
  elements: readonly Element[];
};

/** Takes markup; returns its page. */
export const parsePage = (markup: string): Page => {
  type Open = { -readonly [Key in keyof Element]: Element[Key] };
  const elements: Open[] = [];
  const open: Open[] = [];
  const comments: Span[] = [];
  const parser = new Parser({
    onopentag: (tagName, attribs) => {
      const element = { tagName, attribs, inside: '', start: parser.startIndex, end: parser.endIndex + 1 };
      elements.push(element);
      open.push(element);
    },
    onclosetag: (_, implied) => {
      const element = open.pop();
      if (!element) return;
      // The parser stands at the closing tag, or, where there is none, at what closes the element.
      const { end: inside } = element;
      const insideEnd = Math.max(inside, parser.startIndex);
      element.inside = markup.slice(inside, insideEnd);
      element.end = implied ? insideEnd : parser.endIndex + 1;
    },
    oncomment: () => comments.push({ start: parser.startIndex, end: parser.endIndex + 1 }),
  });
  parser.end(markup);
  return { markup, elements, comments, changes: [] };
};

/** Takes a page; returns its markup as it is now. Nothing that was not changed differs from what was read. */
export const toMarkup = ({ markup, changes }: Page): string => {
  const pieces: string[] = [];
  let at = 0;
  for (const change of changes.toSorted((one, other) => one.start - other.start)) {
    // What stands inside something that has gone is gone with it.
    if (change.start < at) continue;
    pieces.push(markup.slice(at, change.start), change.markup);
    at = change.end;
  }
  return [...pieces, markup.slice(at)].join('');
};

const cut = ({ changes }: Page, spans: readonly Span[]) => {
  changes.push(...spans.map(({ start, end }) => ({ start, end, markup: '' })));
};

/** Takes a page and elements that hold no others; takes them out. */
export const remove = (page: Page, elements: readonly Element[]) => {
  const gone = new Set(elements);
  page.elements = page.elements.filter((element) => !gone.has(element));
  cut(page, elements);
};

/** Takes a page; takes every comment out. */
export const removeComments = (page: Page) => cut(page, page.comments);

/** Takes a page, an element, a script or a style by its name, and its text; puts it in the element's place. */
export const replace = (page: Page, element: Element, tagName: 'script' | 'style', text: string) => {
  const { start, end } = element;
  const added: Element = { tagName, attribs: {}, inside: text, start, end };
  page.elements = page.elements.map((one) => (one === element ? added : one));
  page.changes.push({ start, end, markup: `<${tagName}>${text}</${tagName}>` });
};

/** Takes a page, an element and markup; puts the markup right behind the element. */
export const putBehind = (page: Page, { start, end }: Element, markup: string) => {
  page.changes.push({ start, end, markup: page.markup.slice(start, end) + markup });
};
