const client = '^components/(forms|notices|auth)/';
const islands = '^components/islands/';
const formSection = String.raw`^components/sections/form-section\.tsx$`;
const tests = String.raw`\.(test|spec)\.tsx?$|^tests/`;

/** A folder, and what it must not import: regular expressions over paths from the root. */
const arrows = [
  ['content', '^content/', '^(app|components|lib|scripts)/|node_modules/(react|next)'],
  ['lib/site', '^lib/site/', '^(app|components|scripts)/|^lib/forms/'],
  ['lib/forms', '^lib/forms/', '^(app|components|scripts)/|^lib/site/'],
  [
    'components/ui',
    '^components/ui/',
    '^(app|scripts)/|^components/(figures|share|sections|layout|templates)/',
  ],
  [
    'components/figures',
    '^components/figures/',
    '^(app|scripts)/|^components/(ui|share|sections|layout|templates)/',
  ],
  ['components/share', '^components/share/', '^(app|scripts)/|^components/(sections|layout|templates)/'],
  ['components/sections', '^components/sections/', '^(app|scripts)/|^components/(share|layout|templates)/'],
  ['components/layout', '^components/layout/', '^(app|scripts)/|^components/(share|templates)/'],
  ['components/templates', '^components/templates/', '^(app|scripts)/|^components/share/'],
  ['components/notices', '^components/notices/', '^components/(forms|auth)/'],
  [
    'components/islands',
    islands,
    '^(app|scripts)/|^lib/|^content/|^components/(sections|layout|templates|ui)/',
  ],
  [
    'forms, notices, auth',
    client,
    '^(app|scripts)/|^lib/site/|^components/(sections|layout|templates|islands)/',
  ],
  ['app', '^app/', '^scripts/'],
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no circle', severity: 'error', from: {}, to: { circular: true } },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
    ...arrows.map(([name, from, to]) => ({
      name,
      severity: 'error',
      from: { path: from, pathNot: tests },
      to: { path: to },
    })),
    {
      name: 'a client component reaches a page as an island alone: elsewhere it would ship no code',
      severity: 'error',
      from: { pathNot: [client, islands, tests] },
      to: { path: client },
    },
    {
      name: 'pages mark islands, and the section of a form its own',
      severity: 'error',
      from: { pathNot: [islands, '^app/', formSection, tests] },
      to: { path: islands },
    },
    {
      name: 'one module talks to the database service',
      severity: 'error',
      from: { path: '^(app|components|content|lib)/', pathNot: String.raw`^lib/forms/supabase\.ts$` },
      to: { path: 'node_modules/@supabase/' },
    },
    {
      name: 'components of the framework that bring a script, and fonts from the network',
      severity: 'error',
      from: {},
      to: { path: String.raw`node_modules/next/(link|image|script|font/google)` },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: String.raw`^\.next/` },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
};
