import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { elementsOf, parsePage } from '../export/html';
import { filesBelow } from '../export/pages';
import { readPolicy } from '../export/policy';
import type { Finding } from './finding';
import { secretsIn } from './secrets';

/** What the export should have been built with: origins without a path. */
export type BuiltWith = { readonly site: string; readonly supabase: string | undefined };

const packed = /\.(?:br|gz)$/;

const canonicalOf = (markup: string) =>
  elementsOf(parsePage(markup))
    .filter(({ attribs }) => attribs['rel'] === 'canonical')
    .map(({ attribs }) => attribs['href'] ?? '')
    .join();

/**
 * Takes the folder of the export and what it should have been built with; returns secrets in it, a missing export, and
 * one that was built with other settings.
 */
export const exportFindings = (out: string, { site, supabase }: BuiltWith): readonly Finding[] => {
  const [home, form] = [join(out, 'index.html'), join(out, 'operator-registration.html')];
  if (!existsSync(home) || !existsSync(form))
    return [{ file: 'out/', problem: 'nothing is built: run npm run build.' }];
  const secrets = filesBelow(out)
    .filter((file) => !packed.test(file))
    .flatMap((file) =>
      secretsIn(readFileSync(join(out, file), 'latin1')).map((key) => ({
        file: `out/${file}`,
        problem: `holds the secret key ${key}: take it out of the source, rotate it, and build again.`,
      })),
    );
  const connect = readPolicy(readFileSync(form, 'utf8')).get('connect-src') ?? [];
  const canonical = canonicalOf(readFileSync(home, 'utf8'));
  return [
    ...secrets,
    ...(supabase && !connect.includes(supabase)
      ? [
          {
            file: 'out/',
            problem: `was built with another database (${connect.join(' ')}): run npm run build.`,
          },
        ]
      : []),
    ...(canonical.startsWith(site)
      ? []
      : [{ file: 'out/', problem: `was built for another address (${canonical}): run npm run build.` }]),
  ];
};
