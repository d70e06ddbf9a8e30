import type { Family } from '@/content/slugs';
import { contentFiles, read, removeFile, rename, replace, write } from './owner-project';

const keyOf = (slug: string) => new RegExp(`^ {2}(?:'${slug}'|${slug})(?:: (\\w+))?,$`, 'm');

const editEvery = (edit: (text: string) => string) => {
  for (const file of contentFiles()) {
    const before = read(file);
    const after = edit(before);
    if (after !== before) write(file, after);
  }
};

/** Deletes the slug, the file and the two lines of the index. */
export const removePage = (family: Family, slug: string) => {
  const index = `content/${family}/index.ts`;
  replace('content/slugs.ts', new RegExp(`^ {4}'${slug}',\n`, 'm'), '');
  removeFile(`content/${family}/${slug}.ts`);
  replace(index, new RegExp(`^import .* from './${slug}';\n`, 'm'), '');
  replace(index, new RegExp(`${keyOf(slug).source}\n`, 'm'), '');
};

/** Takes a page out of related lists and of the machines of a town, and leaves the words of links to it. */
export const removeLinks = (family: Family, slug: string) => {
  const list = new RegExp(`(\\b${family}: \\[[^\\]]*?)'${slug}'(?:,\\s*)?`, 'g');
  const machine = new RegExp(`^ *\\{\\s*service: '${slug}',[^}]*\\},?\\n`, 'gm');
  const link = new RegExp(
    `\\blink\\(\\s*('(?:[^'\\\\]|\\\\.)*'),\\s*'(?:/${family}/|/contact\\?\\w+=|/which-ticket#)${slug}',?\\s*\\)`,
    'g',
  );
  editEvery((text) =>
    text.replaceAll(list, '$1').replaceAll(', ]', ']').replaceAll(machine, '').replaceAll(link, '$1'),
  );
  // The last link of a file may have gone.
  editEvery((text) =>
    /\blink\(/.test(text)
      ? text
      : text
          .replace("import { link } from '../section';\n", '')
          .replace('import { link, type', 'import { type'),
  );
};

/** Changes the slug, the name of the file and the two lines of the index. */
export const renamePage = (family: Family, from: string, to: string) => {
  const index = `content/${family}/index.ts`;
  replace('content/slugs.ts', `    '${from}',\n`, `    '${to}',\n`);
  rename(`content/${family}/${from}.ts`, `content/${family}/${to}.ts`);
  replace(index, `from './${from}'`, `from './${to}'`);
  const [, name = from] = keyOf(from).exec(read(index)) ?? [];
  replace(index, keyOf(from), `  '${to}': ${name},`);
};

/** Points related lists and links at the new address. */
export const renameLinks = (family: Family, from: string, to: string) => {
  const list = new RegExp(`(\\b${family}: \\[[^\\]]*?)'${from}'`, 'g');
  editEvery((text) =>
    text.replaceAll(list, `$1'${to}'`).replaceAll(`'/${family}/${from}'`, `'/${family}/${to}'`),
  );
};

/** Says where the old addresses lead. */
export const redirectPages = (moved: readonly (readonly [from: string, to: string])[]) =>
  replace(
    'content/redirects.ts',
    '= {',
    `= {\n${moved.map(([from, to]) => `  '${from}': '${to}',`).join('\n')}`,
  );
