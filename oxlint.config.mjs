import { createRequire } from 'node:module';

// Adds the import rules of docs/architecture.md to .oxlintrc.json, which editors use. The rules compare an import as it is
// written, so the patterns match both `@/components/ui/…` and `../ui/…`.
const shared = createRequire(import.meta.url)('./.oxlintrc.json');

/** Returns a pattern for modules in the given folders. Relative imports may omit `components`, `lib` or `scripts`. */
const below = (...folders) =>
  String.raw`^(?:@/|(?:\.\./)+)(?:${folders.map((folder) => folder.replace(/^(components|lib|scripts)\//, '(?:$1/)?')).join('|')})/`;
const components = (...names) => names.map((name) => `components/${name}`);

const framework = {
  regex: '^next/(?:link|image|script|font/google)',
  message: 'It brings a script, or a font from the network.',
};
const service = {
  regex: '^@supabase/',
  message: 'lib/forms/supabase.ts is the one module of the pages that talks to the database service.',
};
const client = {
  regex: below(...components('forms', 'notices', 'auth')),
  message: 'A client component reaches a page as an island alone: elsewhere it would ship no code.',
};
const islands = { regex: below(...components('islands')), message: 'Pages mark islands.' };
const library = { regex: '^(?:react|next)', message: 'Content is data.' };
const folders = (...names) => ({
  regex: below(...names),
  message: 'It is further down in the picture of docs/architecture.md.',
});

const everywhere = [framework, client, islands];
const site = [...everywhere, service];
const above = ['app', 'scripts'];

/** The folders of `scripts`. Each folder may import only from the folders before it. */
const scripts = [
  'helpers',
  'export',
  'site',
  'backend',
  'service',
  'font',
  'submissions',
  'check',
  'check-launch',
  'check-live',
  'mail',
  'bench',
  'commands',
].map((folder) => `scripts/${folder}`);

/** Files and their forbidden imports. If a file matches several rows, the last row applies. */
const rows = [
  ['**', everywhere],
  ['content/**', [framework, service, library, folders(...above, 'components', 'lib')]],
  ['lib/site/**', [...site, folders(...above, 'components', 'lib/forms')]],
  ['lib/forms/**', [...site, folders(...above, 'components', 'lib/site')]],
  ['lib/forms/supabase.ts', [...everywhere, folders(...above, 'components', 'lib/site')]],
  ...Object.entries({
    ui: ['figures', 'share', 'sections', 'layout', 'templates'],
    figures: ['ui', 'share', 'sections', 'layout', 'templates'],
    share: ['sections', 'layout', 'templates'],
    sections: ['share', 'layout', 'templates'],
    layout: ['share', 'templates'],
    templates: ['share'],
  }).map(([name, others]) => [
    `components/${name}/**`,
    [...site, folders(...above, ...components(...others))],
  ]),
  ...Object.entries({ forms: [], auth: [], notices: ['forms', 'auth'] }).map(([name, others]) => [
    `components/${name}/**`,
    [
      framework,
      service,
      islands,
      folders(...above, 'lib/site', ...components('sections', 'layout', 'templates', ...others)),
    ],
  ]),
  [
    'components/islands/**',
    [
      framework,
      service,
      folders(...above, 'lib', 'content', ...components('sections', 'layout', 'templates', 'ui')),
    ],
  ],
  ...scripts
    .slice(0, -1)
    .map((folder, index) => [`${folder}/**`, [...everywhere, folders(...scripts.slice(index + 1))]]),
  // A form in a page body has its own island.
  ['components/sections/form/form.tsx', [framework, client, service, folders(...above)]],
  ['app/**', [framework, client, service, folders('scripts')]],
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
