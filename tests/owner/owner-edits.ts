import { familyPaths, slugs, type Family } from '@/content/paths.ts';
import { readExamples, type Example } from './guide.ts';

// The edits that an owner makes, as data. Each one finds its place by a field name, so that it can be applied
// repeatedly.

export const owner = {
  name: 'Hetherington & Featherstonehaugh Plant People',
  origin: 'https://www.hetherington-featherstonehaugh.co.uk',
  domain: 'hetherington-featherstonehaugh.co.uk',
  email: 'operators-and-hirers@hetherington-featherstonehaugh.co.uk',
  phone: '+44 (0)20 7946 1123',
  officePhone: '0115 896 1123',
  outOfHoursPhone: '0118 496 1539',
  /** A long name for the town in the guide. Its label would overlap a neighbour's unless the map moves it. */
  longTown: 'Barton-under-Needwood',
} as const;

const examplesOf = (guide: string) => readExamples(`docs/${guide}.md`) as [Example, ...Example[]];

const pages = ['town', 'machine', 'guide', 'page', 'section'].flatMap((page) =>
  examplesOf(`adding-a-${page}`),
);
const offices = examplesOf('adding-an-office');
export const [quote] = examplesOf('adding-a-quote');
const [announcement] = examplesOf('publishing');
const [colours, ...logo] = examplesOf('your-brand');

export const announcementText = /text: '(.+)'/.exec(announcement.code)?.[1] ?? '';
export const officeTown = /town: '(.+)'/.exec(offices[0].code)?.[1] ?? '';

/** The examples of the guides, with sample data replaced. form.test.ts covers the guides about forms. */
export const examples = [
  ...pages,
  ...offices,
  ...examplesOf('renaming-pages'),
  ...examplesOf('adding-a-family'),
  quote,
  ...logo,
].map((example) => ({
  ...example,
  code: example.code
    .replace(/0115 496 \d{4}/, owner.officePhone)
    .replace(/\w+@brindleyplant\.example/, owner.email)
    .replace(/^ {2}name: 'Redditch'/m, `  name: '${owner.longTown}'`),
}));

/** The guide that the examples add prices to, and its path. */
export const guide = { file: 'content/guides/project-planning.ts', path: '/resources/project-planning' };

type Edit = readonly [file: string, from: RegExp, to: string];

const string = String.raw`(?:'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|\`[^\`]*\`)`;
/** Matches an object or array on one line, or on several lines with the closing bracket indented like the field. */
const group = String.raw`(?:\[.*?\]|\[[^]*?\n\1\]|\{.*?\}|\{[^]*?\n\1\})`;

/** Each field must start a line and must not occur earlier in the file with the same indentation. */
const set = (file: string, values: Readonly<Record<string, string>>, indentation = ' *'): readonly Edit[] =>
  Object.entries(values).map(([field, value]) => [
    file,
    new RegExp(`(?<=^(${indentation})${field}:\\s+)(?:null|true|false|${string}|${group})(?=,\\n| as )`, 'm'),
    value,
  ]);

export const edits: readonly Edit[] = [
  ...set('content/company.ts', {
    name: `'${owner.name}'`,
    shortName: "'Hetherington'",
    phone: `'${owner.phone}'`,
    email: `'${owner.email}'`,
    origin: `'${owner.origin}'`,
    legalEntity: `{ name: '${owner.name} Limited', number: '01234567', place: 'England and Wales', office: '12 Wharf Road, Birmingham B1 1AA', vatNumber: 'GB 123 4567 89' }`,
    address: "{ street: '12 Wharf Road', postcode: 'B1 1AA' }",
    person: `{ name: "Siobhán O'Keefe", role: 'hire desk' }`,
    databaseRegion: "'London, United Kingdom'",
    outOfHoursPhone: `'${owner.outOfHoursPhone}'`,
    whatsapp: "'+44 (0)20 7946 1284'",
    textMessages: "'0161 496 1617'",
    social: "[{ name: 'LinkedIn', href: 'https://www.linkedin.com/company/hetherington' }]",
    hours:
      "[\n      { label: 'Sunday', text: '10am-2pm', days: ['Sunday'], opens: '10:00', closes: '14:00' },\n    ]",
  }),
  [
    'content/supplier.ts',
    /(?:^ {2}\{ term: 'Member of'.*\n)?(?=^ {2}\{ term: 'ICO registration')/m,
    "  { term: 'Member of', text: ['The trade body, number 0048213765 in ', { text: 'its list', href: 'https://www.cpa.uk.net/' }] },\n",
  ],
  [
    `content/towns/${slugs.towns[1]}.ts`,
    /(?:^ {2}title: .*\n {2}shareDrawing: .*\n)?(?=^ {2}updated: )/m,
    "  title: 'Plant drivers for hire nearby',\n  shareDrawing: { kind: 'card-pair' },\n",
  ],
  ['content/machines/dumper-operators.ts', /(?<=servedDumpers: TonneRange = ).*;/, '{ from: 1, to: 18 };'],
  ...set('content/costs/worked-example.ts', { confirmed: 'true' }),
  ['content/costs/worked-example.ts', /(?<=^ {2}fee: ).*(?= as Fee)/m, '{ percentOfPay: 12.5 }'],
  ...['privacy-policy', 'terms-conditions'].map((page): Edit => [
    `content/pages/${page}.ts`,
    /(?: {2}sample: true,\n)?(?= {2}updated: )/,
    '',
  ]),
  ...set(
    'content/pages/testimonials.ts',
    {
      title: "'What Our Clients Say'",
      description: "'What a contracts manager said when they asked us for an operator.'",
      intro: "'What clients told us, printed with their agreement.'",
    },
    ' {2}',
  ),
  ['content/pages/testimonials.ts', /(?<=const quotes: readonly ClientQuote\[\] = \[\n)[^]*?(?=^\];)/m, ''],
  [announcement.file, /^export const announcement\b[^]*/m, announcement.code],
  ...set(announcement.file, { from: "'2026-01-01'", until: "'2099-12-31'" }),
  [
    'content/third-parties/scripts.ts',
    /[^]*/,
    `import { matomo, plausible, type ThirdPartyScript } from './script-services.ts';
export const thirdPartyScripts: readonly ThirdPartyScript[] = [
  plausible({ domain: '${owner.domain}', kept: 'for three years', confirmed: true }),
  matomo({ server: 'https://hetherington.matomo.cloud', siteId: 1, kept: 'for a year', confirmed: true }),
];
`,
  ],
  ...[...colours.code.matchAll(/--color-([a-z-]+): (.*);/g)].map(([, token, value = '']): Edit => [
    colours.file,
    new RegExp(`(?<=--color-${token}: )[^;]+`),
    value,
  ]),
];

export const polishLabel = 'Po polsku';
const polishEntry = `{ label: '${polishLabel}', href: '/operator-registration', lang: 'pl' },\n  `;

export const inPolish: readonly Edit[] = [
  ...set('content/news/waste-tracking.ts', {
    name: "'Cyfrowa ewidencja odpadów'",
    heading: "'Cyfrowa ewidencja odpadów na składowisku'",
    updated: "'2026-11-23',\n  lang: 'pl'",
  }),
  ['content/menus.ts', /(?<=\bheaderItems: .*? = \[\n {2})/, polishEntry],
  ['content/towns/redditch.ts', /(?=^ {2}updated: )/m, "  lang: 'pl',\n"],
  // The row of menu items needs more room with another item: docs/your-brand.md.
  ['app/globals.css', /(?<=--container-header: )[\d.]+rem/, '70rem'],
  ['content/menus.ts', /(?<=^ {4}heading: .*\n {4}items: \[\n {6})/m, polishEntry],
  [
    guide.file,
    /(?<=\n {2}sections: \[\n)/,
    `    {
      kind: 'prose',
      heading: 'Dla kierowników budowy',
      lang: 'pl',
      paragraphs: ['Zapytaj o operatora koparki na poniedziałek.'],
    },
    {
      kind: 'prose',
      heading: 'Do you speak Polish?',
      paragraphs: [['Read this in Polish: ', link('${polishLabel}', '/operator-registration', 'pl'), '.']],
    },
`,
  ],
];

export const photo = 'yard';
const inYard = `photo: '${photo}', alt: 'Diggers in our yard'`;

export const withPhotos: readonly Edit[] = [
  ['content/towns/redditch.ts', /(?=^ {2}updated: )/m, `  heroPhoto: { ${inYard} },\n`],
  [`content/machines/${slugs.machines[0]}.ts`, /(?=^ {2}updated: )/m, `  heroPhoto: { ${inYard} },\n`],
  [guide.file, /(?<=\n {2}sections: \[\n)/, `    { kind: 'photo', heading: 'Our yard', ${inYard} },\n`],
];

export const ownButton = { label: 'Ask what it costs', href: '/contact' } as const;

const button = `button: { label: '${ownButton.label}', href: '${ownButton.href}' }`;

/** A family's page and a page of its own folder with this button in their calls to action. */
export const withButtons: readonly Edit[] = [
  [`content/machines/${slugs.machines[0]}.ts`, /(?=^ {2}updated: )/m, `  callToAction: { ${button} },\n`],
  ['content/pages/why-choose-us.ts', /(?<=^ {2}callToAction: \{ )/m, `${button}, `],
];

/** See docs/going-live.md. */
export const settings = `NEXT_PUBLIC_SITE_URL=${owner.origin}
NEXT_PUBLIC_SUPABASE_URL=https://abcdefghijklmnopqrst.supabase.co
NEXT_PUBLIC_SUPABASE_ANON_KEY=sb_publishable_abcdefghijklmnop
NEXT_PUBLIC_STORE_CONTACT_MESSAGES=1
`;

export const rewordings: readonly (readonly [files: RegExp, words: RegExp])[] = [
  [/content.form/, /\b((?:label|busyLabel|title|heading|person|work|problem|sent): ')(?=\w)/g],
  [/content.pages/, /^( {2}heading: ')/gm],
];

export const removals = (family: Family, slug: string): readonly Edit[] => [
  [`content/${family}/slugs.ts`, new RegExp(`^ {2}'${slug}'[,:].*\n`, 'm'), ''],
  [`content/${family}/index.ts`, new RegExp(`^import .* from './${slug}.ts';\n`, 'm'), ''],
  [`content/${family}/index.ts`, new RegExp(`^ {4}(?:'${slug}'|${slug})(?:: \\w+)?,\n`, 'm'), ''],
  ['content/redirects.ts', /(?<== \{)/, `\n  '${familyPaths[family]}/${slug}': '${familyPaths[family]}',`],
];

/** Fixed pages that the owner removes. */
export const removedPages = ['about', 'faq'] as const;

/** Deletes the lines that name a fixed page: its path, its entry and its place in menus. */
export const withoutPage = (source: string, page: string) =>
  source.replaceAll(new RegExp(`^(?:.*'(?:/|\\./)${page}(?:\\.ts)?'.*|  ${page},)\\n`, 'gm'), '');

export const withoutLinks = (source: string, family: Family, slug: string) =>
  source
    .replaceAll(new RegExp(`^ *\\{\\s*machine: '${slug}',[^}]*\\},?\\n`, 'gm'), '')
    .replaceAll(new RegExp(`(\\b${family}: (?:[^\\n=]*= )?\\[[^\\]]*?)'${slug}'(?:,\\s*)?`, 'g'), '$1')
    .replaceAll(new RegExp(`^ *'${slug}': (?:'[^']*'|\\{ shortName: .*\\}),\\n`, 'gm'), '')
    .replaceAll(new RegExp(`(\\baskEarly\\([^)]*?)'${slug}'(?:,\\s*)?`, 'g'), '$1')
    .replaceAll(/ ?\$\{askEarly\(\)\}/g, '')
    .replaceAll(', ]', ']')
    .replaceAll(
      new RegExp(`\\b(heroDrawing|thumbnail): \\{ kind: 'machine', machine: '${slug}'[^}]*\\}`, 'g'),
      "$1: { kind: 'card-pair' }",
    )
    .replaceAll(
      new RegExp(
        `\\blink\\(\\s*(${string}),\\s*'(?:${familyPaths[family]}/|/contact\\?\\w+=|/which-ticket#)${slug}(?:#[\\w-]+)?',?\\s*\\)`,
        'g',
      ),
      '$1',
    );

/** Adds a section to pages that have none of their own. */
export const withSections: readonly Edit[] = [
  'guides/list-page',
  'machines/list-page',
  'pages/privacy-policy',
  'sectors/list-page',
  'towns/list-page',
].map((file) => [
  `content/${file}.ts`,
  /(?=^ {2}updated: )/m,
  `  sections: [
    { kind: 'prose', heading: 'Our yard', paragraphs: ['Ring before you visit our yard.'] },
    { kind: 'quotes', heading: 'What clients say', items: [] },
  ],
`,
]);
