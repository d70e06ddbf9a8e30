import { cpSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugs } from '@/content/slugs';
import { islandsFolder } from '@/scripts/export/next-output';
import { precompress } from '@/scripts/export/precompress';
import { writeRedirects } from '@/scripts/export/redirects';
import { testedSite } from '../tested-site';

/** A page that moved, which the sample has none of. */
export const moved = { from: '/services/old-name', to: `/services/${slugs.services[0]}` } as const;

/** Copies the site under test as it is uploaded, with a page that moved. */
export const copyExport = (folder: string) => {
  cpSync(testedSite, folder, { recursive: true });
  writeRedirects(folder, [moved]);
  precompress(folder);
};

/** Removes a file with its compressed copies. */
const remove = (out: string, file: string) => {
  for (const extension of ['', '.gz', '.br']) rmSync(join(out, file + extension), { force: true });
};

const write = (out: string, file: string, text: string) => {
  remove(out, file);
  writeFileSync(join(out, file), text);
};

const copy = (out: string, from: string, to: string) => {
  for (const extension of ['', '.gz', '.br']) cpSync(join(out, from + extension), join(out, to + extension));
};

/** What can go wrong with the files of an upload, each with the one check that fails. */
export const brokenFiles: readonly (readonly [check: string, what: string, spoil: (out: string) => void])[] =
  [
    ['Pages', 'a page of another build', (out) => copy(out, 'about.html', 'faq.html')],
    ['Pages', 'a page that was not uploaded', (out) => remove(out, 'faq.html')],
    [
      'Hashed files',
      'a script that was not uploaded',
      (out) => {
        const script = readdirSync(join(out, islandsFolder)).find((name) => name.endsWith('.js'));
        remove(out, `${islandsFolder}/${script}`);
      },
    ],
    [
      'Redirects',
      'one that leads elsewhere',
      (out) => {
        writeFileSync(join(out, '_redirects'), `${moved.from} /about 301\n`);
        writeFileSync(join(out, '_redirects.map'), `${moved.from} /about;\n`);
      },
    ],
    [
      'robots.txt',
      'one that names no sitemap',
      (out) => write(out, 'robots.txt', 'User-Agent: *\nDisallow: /\n'),
    ],
    ['sitemap.xml', 'one without pages', (out) => write(out, 'sitemap.xml', '<urlset/>')],
    [
      '.well-known/security.txt',
      'no hidden folder',
      (out) => rmSync(join(out, '.well-known'), { recursive: true }),
    ],
    ['share/index.png', 'no share image', (out) => rmSync(join(out, 'share/index.png'))],
  ];
