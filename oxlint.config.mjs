import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname } from 'node:path';

// Adds the import rules of docs/architecture.md to .oxlintrc.json, which editors use. The rules compare an import as it is
// written, so the patterns match both `@/components/ui/…` and `../ui/…`.
const require = createRequire(import.meta.url);
const shared = require('./.oxlintrc.json');

/** Returns a pattern for modules in the given folders. Relative imports may omit `components`, `lib` or `scripts`. */
const below = (...folders) =>
  String.raw`^(?:@/|(?:\.\./)+)(?:${folders.map((folder) => folder.replace(/^(components|lib|scripts)\//, '(?:$1/)?')).join('|')})/`;
const components = (...names) => names.map((name) => `components/${name}`);

const framework = {
  regex: '^next/(?:link|image|script|font/google)',
  message:
    '`next/link`, `next/image`, `next/script` and `next/font/google` add a script or a request to pages. Use `SiteLink`, `<img>` or a font in `app/fonts`.',
};
const service = {
  regex: '^@supabase/',
  message:
    '`@supabase/*` may only be imported in `lib/supabase/clients.ts`. Import its clients and types from that file.',
};
const client = {
  regex: below(...components('forms', 'notices', 'auth')),
  message:
    'Client components may only be imported in `components/islands`. Add `<Island name="…">` to the page instead.',
};
const islands = {
  regex: below(...components('islands')),
  message:
    'Client components may not import `components/islands`. Add `<Island name="…">` to the page instead.',
};
const library = {
  regex: '^(?:react|next)',
  message:
    '`content` may not import React and Next, because Edge Functions and scripts load it. Move the code to `components` or `lib`.',
};
const folders = (...names) =>
  names.map((name) => ({
    regex: below(name),
    message: `This file may not import from \`${name}\`. Move the shared code to a folder that both may import (docs/architecture.md).`,
  }));

const everywhere = [framework, client, islands];
const site = [...everywhere, service];
const above = ['app', 'scripts'];

/** The folders of `scripts`, and those that each may not import from. */
const scripts = {
  shared: ['build', 'owner', 'develop'],
  build: ['owner', 'develop'],
  owner: ['build', 'develop'],
  develop: ['build', 'owner'],
};

/** The commands that have a folder with their parts beside them, such as `owner/mail`. */
const commands = readdirSync('scripts', { recursive: true })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => existsSync(`scripts/${name}.ts`));
const partsOf = (names) =>
  names.map((name) => ({
    regex: String.raw`^(?:@/|\./|(?:\.\./)+)(?:(?:scripts/)?${dirname(name)}/)?${basename(name)}/`,
    message: `Only \`${basename(name)}.ts\` may import from its folder. Move the shared code to \`shared\` (docs/architecture.md).`,
  }));

/** The folders of server components, and those of `lib` for pages. Each folder may import only from the folders before it. */
const { components: features, lib: libraries } = require('./folder-order.json');

/** The folders whose components never run in a browser. Client components may use those of `company` and `ui`. */
const serverOnly = features.filter((name) => name !== 'company' && name !== 'ui');
const inLib = (...names) => names.map((name) => `lib/${name}`);

/** Files and their forbidden imports. If a file matches several rows, the last row applies. */
const rows = [
  ['**', everywhere],
  ['content/**', [framework, service, library, ...folders(...above, 'components', 'lib')]],
  ['lib/**', [...site, ...folders(...above, 'components', 'lib/forms')]],
  ...libraries.map((name, index) => [
    `lib/${name}/**`,
    [...site, ...folders(...above, 'components', ...inLib('forms', ...libraries.slice(index + 1)))],
  ]),
  ['lib/forms/**', [...site, ...folders(...above, 'components', ...inLib(...libraries))]],
  ['lib/supabase/**', [...everywhere, ...folders(...above, 'components', ...inLib('forms', ...libraries))]],
  ...features.map((feature, index) => [
    `components/${feature}/**`,
    [...site, ...folders(...above, ...components('share', ...features.slice(index + 1)))],
  ]),
  [
    'components/share/**',
    [...site, ...folders(...above, ...components('sections', 'frame', 'page', 'home'))],
  ],
  ...Object.entries({ forms: [], auth: [], notices: ['forms', 'auth'] }).map(([name, others]) => [
    `components/${name}/**`,
    [
      framework,
      service,
      islands,
      ...folders(...above, ...inLib(...libraries), ...components(...serverOnly, ...others)),
    ],
  ]),
  [
    'components/islands/**',
    [framework, service, ...folders(...above, 'lib', 'content', ...components(...features))],
  ],
  ...Object.entries(scripts).flatMap(([folder, others]) => {
    const patterns = [...everywhere, ...folders(...others.map((other) => `scripts/${other}`))];
    const ownCommands = commands.filter((name) => dirname(name) === folder);
    return [
      [`scripts/${folder}/**`, [...patterns, ...partsOf(ownCommands)]],
      ...ownCommands.map((name) => [
        `scripts/${name}.ts`,
        [...patterns, ...partsOf(ownCommands.filter((other) => other !== name))],
      ]),
    ];
  }),
  // The only component of a page body with islands.
  ['components/sections/form/form-island.tsx', [framework, client, service, ...folders(...above)]],
  ['app/**', [framework, client, service, ...folders('scripts')]],
  ['supabase/functions/**', [...everywhere, service, ...folders('app', 'components', 'scripts')]],
  ['**/*.{test,spec}.{ts,tsx}', [framework]],
  ['tests/**', [framework]],
];

export default {
  ...shared,
  overrides: [
    ...shared.overrides,
    ...rows.map(([files, patterns]) => ({
      files: [files],
      rules: { 'no-restricted-imports': ['error', { patterns }] },
    })),
  ],
};
