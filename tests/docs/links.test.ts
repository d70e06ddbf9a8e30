import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { codeBlocks, documents, prose } from './documents.ts';

const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

const linksIn = (text: string) =>
  [...text.matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)].map(([, target = '']) => target);

test.each(documents)('every link in $file points to an existing file and heading', (document) => {
  const dead = linksIn(prose(document)).filter((target) => {
    const [file = '', anchor] = target.split('#');
    const path = file === '' ? document.file : join(dirname(document.file), file);
    if (!existsSync(path)) return true;
    return anchor !== undefined && !anchorsOf(readFileSync(path, 'utf8')).includes(anchor);
  });
  expect(dead).toEqual([]);
});

const folders = '(?:app|components|content|deploy|docs|lib|public|scripts|supabase|tests)';

/** Documents name files that an owner may remove. An owner also deletes `tests/shipped`. */
const removable =
  /^(?:content\/(?:machines|towns|guides|sectors|pages|drawings)\/|app\/[\w-]+\/|public\/|tests\/shipped\/)/;
const isMissing = (path: string) =>
  !existsSync(path) && (existsSync('tests/shipped') || !removable.test(path));

const filesNamedIn = (text: string) =>
  [...text.matchAll(RegExp(`\`(${folders}/[\\w@./-]+\\.\\w+)\``, 'g'))].map(([, file = '']) => file);

/** Files and folders in the diagrams and walkthroughs. */
const pathsIn = (code: string) =>
  [...code.matchAll(RegExp(`(?<![\\w/.@-])${folders}/[\\w@./[\\]-]+`, 'g'))].map(([path]) => path);

// Skip the guides to adding something, because they name files that don't exist yet. The owner tests cover them.
const references = documents.filter(({ file }) => !/docs.adding-/.test(file));

test.each(references)('every file named in $file exists', (document) => {
  expect(filesNamedIn(prose(document)).filter(isMissing)).toEqual([]);
});

test('every path in the diagrams of docs/architecture.md exists', () => {
  const paths = documents
    .filter(({ file }) => file.endsWith('architecture.md'))
    .flatMap((document) => codeBlocks(document))
    .filter(({ language }) => language === '')
    .flatMap(({ code }) => pathsIn(code));
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter(isMissing)).toEqual([]);
});
