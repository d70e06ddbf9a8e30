import { createRequire } from 'node:module';
import { posix } from 'node:path';

// Adds the import rules of docs/architecture.md to the rules in .oxlintrc.json. Editors use only those.
const require = createRequire(import.meta.url);
const shared = require('./.oxlintrc.json');
/** Each folder may import from the folders before it. */
const order = require('./folder-order.json');

const inComponents = (...names) => names.map((name) => `components/${name}`);
const components = inComponents(...order.components);
const clientComponents = inComponents(...order.clientComponents);
const lib = order.lib.map((name) => `lib/${name}`);
const content = order.content.map((name) => `content/${name}`);
const inOrder = (folders, others) =>
  Object.fromEntries(folders.map((folder, index) => [folder, [...others, ...folders.slice(0, index)]]));

/** The folders that the files of each folder may import from, besides their own. */
const allowed = {
  content: [],
  ...inOrder(lib, ['content']),
  ...inOrder(components, ['content', ...lib]),
  ...inOrder(clientComponents, [
    'content',
    'lib/public-client',
    'lib/forms',
    ...inComponents('company', 'ui'),
  ]),
  app: ['content', ...lib, ...components, 'components/islands'],
  'supabase/functions': ['content', 'lib/forms', 'lib/leads', 'lib/secret-client'],
  'scripts/shared': ['content', ...lib],
  'scripts/build': ['content', ...lib, 'scripts/shared'],
  'scripts/owner': ['content', ...lib, 'scripts/shared', 'supabase/functions'],
  'scripts/develop': ['content', ...lib, 'scripts/shared', 'supabase/functions'],
};

const framework = {
  regex: '^next/(?:link|image|script|font/google)',
  message:
    '`next/link`, `next/image`, `next/script` and `next/font/google` add a script or a request to pages. Use `SiteLink`, `<img>` or a font in `app/fonts`.',
};
const wholeModule = {
  regex: '^node:path$',
  importNames: ['default'],
  message: "Import functions by their names: `import { join } from 'node:path'`.",
};
const service = {
  regex: '^@supabase/supabase-js',
  message:
    '`@supabase/supabase-js` may only be imported in `lib/public-client/clients.ts`. Import its clients and types from that file.',
};
const library = {
  regex: '^(?:react|next)',
  message:
    '`content` may not import React and Next, because Edge Functions and scripts load it. Move the code to `components` or `lib`.',
};

/** Forbids a folder. The pattern matches imports as they are written: `@/components/ui/…`, or `../ui/…` in a sibling. */
const forbid = (other, folder) => {
  const { dir, base } = posix.parse(other);
  const relative = dir !== '' && dir === posix.dirname(folder) ? `(?:${dir}/)?${base}` : other;
  return {
    regex: String.raw`^(?:@/${other}|(?:\.\./)+${relative})/`,
    message: clientComponents.includes(other)
      ? 'Client components may only be imported in `components/islands`. Add `<Island name="…">` to the page instead.'
      : `This file may not import from \`${other}\`. Move the shared code to a folder that both may import (docs/architecture.md).`,
  };
};

/** Folders of `lib` import each other by the whole path, as other files import them. */
const relative = (other) => ({
  regex: String.raw`^(?:\.\./)+${posix.basename(other)}/`,
  message: `Write the whole path: \`@/${other}/…\`.`,
});

const patternsOf = (folder, others = allowed[folder]) => [
  framework,
  wholeModule,
  ...(folder === 'lib/public-client' ? [] : [service]),
  ...(folder === 'content' ? [library] : []),
  ...Object.keys(allowed)
    .filter((other) => other !== folder && !others.includes(other))
    .map((other) => forbid(other, folder)),
  ...(lib.includes(folder) ? others.filter((other) => lib.includes(other)).map(relative) : []),
];

/** Files and their forbidden imports. If a file matches several rows, the last row applies. */
const rows = [
  ['**', [framework, wholeModule]],
  ...Object.keys(allowed).map((folder) => [`${folder}/**`, patternsOf(folder)]),
  ...content.map((folder, index) => [
    `${folder}/**`,
    [...patternsOf('content'), ...content.slice(index + 1).map((other) => forbid(other, folder))],
  ]),
  // The only component of a page body with islands.
  [
    'components/sections/form/form.tsx',
    patternsOf('components/sections', [...allowed['components/sections'], 'components/islands']),
  ],
  ['**/*.{test,spec}.{ts,tsx}', [framework, wholeModule]],
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
