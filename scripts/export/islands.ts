import { addScript, elementsOf, type Page } from './html';

/** The names of the islands of a page, in its order. */
export const islandsOf = (page: Page): readonly string[] =>
  elementsOf(page).flatMap(({ attribs }) => attribs['data-island'] ?? []);

/** Fetches and runs modules once: when the page has loaded, or at the first user interaction before that. */
const starterOf = (modules: readonly string[]) =>
  `(()=>{const modules=${JSON.stringify(modules)},start=()=>{for(const src of modules.splice(0))document.head.append(Object.assign(document.createElement('script'),{type:'module',src}))};for(const type of ['load','pointerdown','keydown','focusin','input'])addEventListener(type,start,true)})()`;

/** Has the islands of a page hydrated by their modules. */
export const startIslands = (page: Page, modulesOf: (island: string) => readonly string[]) =>
  addScript(page, starterOf([...new Set(islandsOf(page).flatMap(modulesOf))]));
