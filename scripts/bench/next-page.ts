import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { builtPages } from '../export/pages';
import { pageKinds } from '../page-kinds';
import { startSite } from '../site/start-site';
import { markdownTable } from './markdown-table';
import { median } from './median';
import { type Press, pressLink } from './press-link';
import { slow4g } from './slow-phone';
import { slowLink } from './slow-link';

const { list: from, service, contact } = pageKinds;

const presses: Readonly<Record<string, Omit<Press, 'site'>>> = {
  'Content page, mouse': { from, to: service, pointer: 'mouse' },
  'Content page, finger': { from, to: service, pointer: 'finger' },
  'Form page, mouse': { from, to: contact, pointer: 'mouse' },
  'Form page, finger': { from, to: contact, pointer: 'finger' },
};

/** A copy of a served folder whose pages have no speculation rules. */
const withoutRules = (root: string): string => {
  const copy = `${root}-without-rules`;
  cpSync(root, copy, { recursive: true });
  for (const { file } of builtPages(copy)) {
    const markup = readFileSync(file, 'utf8').replace(/<script type="speculationrules">.*?<\/script>/, '');
    writeFileSync(file, markup);
    writeFileSync(`${file}.gz`, gzipSync(markup));
  }
  return copy;
};

const measure = async (root: string, runs: number): Promise<readonly string[]> => {
  const site = await startSite({ root, port: 0 });
  const link = await slowLink(site.url, slow4g());
  try {
    const cells: string[] = [];
    for (const press of Object.values(presses)) {
      const times: number[] = [];
      for (let run = 0; run < runs; run += 1) times.push(await pressLink({ site: link.url, ...press }));
      cells.push(Math.round(median(times)).toLocaleString('en-GB'));
    }
    return cells;
  } finally {
    link.close();
    await site.close();
  }
};

/** A Markdown table of the milliseconds from pressing a link to the first paint of its page, over slow 4G. */
export const nextPageTable = async (
  { ours, alone }: { readonly ours: string; readonly alone: string },
  runs: number,
): Promise<string> => {
  const rows = [
    ['**with speculation rules**', ours],
    ['without', withoutRules(ours)],
    ['Next alone, without', withoutRules(alone)],
  ] as const;
  const cells: string[][] = [];
  for (const [name, root] of rows) cells.push([name, ...(await measure(root, runs))]);
  return markdownTable(['Press', ...Object.keys(presses)], cells);
};
