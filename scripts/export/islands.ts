import { addScript, elementsOf, type ParsedPage } from './html';

/** Returns the names of a page's islands, in document order. */
export const islandsOf = (page: ParsedPage): readonly string[] =>
  elementsOf(page).flatMap(({ attribs }) => attribs['data-island'] ?? []);

/** Throws if a page contains an island twice. */
export const refuseDuplicateIsland = (page: ParsedPage): void => {
  const islands = islandsOf(page);
  const duplicate = islands.find((name, index) => islands.indexOf(name) !== index);
  if (duplicate !== undefined)
    throw new Error(
      `It contains the island "${duplicate}" twice, so the ids of its fields would not be unique. Remove one.`,
    );
};

/**
 * Returns a script that imports modules in order, once: after the page has loaded and painted, or at the first interaction if
 * that comes earlier.
 */
const hydrationScript = (modules: readonly string[]) =>
  `(()=>{const modules=${JSON.stringify(modules)},start=()=>{for(const src of modules.splice(0))document.head.append(Object.assign(document.createElement('script'),{type:'module',async:false,src}))};addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(start)));for(const type of ['pointerdown','keydown','focusin','input'])addEventListener(type,start,true)})()`;

/** The entry with React. It runs before the islands. */
export const reactEntry = 'react';

/** Adds the script that imports the modules of a page's islands. */
export const addHydrationScript = (page: ParsedPage, modulesOf: (entry: string) => readonly string[]) =>
  addScript(page, hydrationScript([...new Set([reactEntry, ...islandsOf(page)].flatMap(modulesOf))]));
