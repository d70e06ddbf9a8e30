import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { readExamples } from './guide';
import { apply, contentFiles, read, removeFile, replace, succeed, write } from './owner-project';

export const owner = {
  name: 'Hetherington & Featherstonehaugh Plant People',
  origin: 'https://www.hetherington-featherstonehaugh.co.uk',
  email: 'operators-and-hirers@hetherington-featherstonehaugh.co.uk',
  /** In Ofcom's range for drama, which the launch check refuses. */
  dramaPhone: '+44 (0)20 7946 0123',
  /** Just outside it. */
  phone: '+44 (0)20 7946 1123',
  /** For the town that the guide adds. */
  longTown: 'Barton-under-Needwood',
  domain: 'hetherington-featherstonehaugh.co.uk',
  channels: {
    outOfHoursPhone: '0118 496 1539',
    whatsapp: '+44 (0)20 7946 1284',
    textMessages: '0161 496 1617',
  },
} as const;

const company = 'content/company.ts';

const exampleOf = (guide: string, wanted: string) => {
  const example = readExamples(guide).find(({ file }) => file === wanted);
  if (!example) throw new Error(`${guide} has no example for ${wanted} any more.`);
  return example;
};

export const office = exampleOf('docs/adding-pages.md', company);

/** That of the guide is kept for drama. */
export const officePhone = '0115 896 1123';
const testimonials = 'content/pages/testimonials.ts';

/** Any string of one line, as whoever had the project before may have written it. */
const text = `(?:'(?:[^'\\\\]|\\\\.)*'|"(?:[^"\\\\]|\\\\.)*"|\`[^\`]*\`)`;

const field = (file: string, name: string, value: string) =>
  replace(file, new RegExp(`(?<=^ +)${name}:\\s*${text},$`, 'm'), `${name}: '${value}',`);

export const setPhone = (phone: string) => field(company, 'phone', phone);

export const setName = () => {
  field(company, 'name', owner.name);
  field(company, 'shortName', 'Hetherington');
};

/** The office of docs/adding-pages.md, with a number and a mailbox that exist. */
export const openOffice = () => {
  apply(office);
  // London has no page.
  replace(company, "town: 'London',", "town: 'London', place: { latitude: 51.51, longitude: -0.13 },");
  replace(company, /0115 496 \d{4}/, officePhone);
  replace(company, /\w+@brindleyplant\.example/, owner.email);
};

/**
 * Step 1 of the README: who the owner is, what clients said, what is promised. Each edit finds its place by the name of a field,
 * so that it also works where an owner has done the same before.
 */
export const sayWhoYouAre = () => {
  setName();
  field(company, 'town', 'London');
  field(company, 'email', owner.email);
  field(company, 'origin', owner.origin);
  setPhone(owner.dramaPhone);
  replace(
    company,
    /registration: (?:null|\{[^}]*\}) as/,
    `registration: {
    registeredName: '${owner.name} Limited',
    number: '01234567',
    place: 'England and Wales',
    office: '12 Wharf Road, London N1 7AA',
  } as`,
  );
  replace(
    company,
    /address: (?:null|\{[^}]*\}),/,
    "address: { street: '12 Wharf Road', postcode: 'N1 7AA' },",
  );
  replace(
    company,
    /person: (?:null|\{[^}]*\}) as/,
    "person: { name: 'Jo Hetherington', role: 'hire desk' } as",
  );
  replace(
    company,
    /social: \[[^\]]*\]/,
    "social: [{ name: 'LinkedIn', href: 'https://www.linkedin.com/company/hetherington' }]",
  );
  replace(
    company,
    /(?<=\n {4})hours: \[[^]*?\n {4}\]/,
    `hours: [
      {
        label: 'Monday to Friday',
        text: '8am-5pm',
        days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '08:00',
        closes: '17:00',
      },
      { label: 'Sunday', text: '10am-2pm', days: ['Sunday'], opens: '10:00', closes: '14:00' },
    ]`,
  );
  replace('content/machine-ranges.ts', /dumper: \{ from: [\d.]+, to: [\d.]+/, 'dumper: { from: 1, to: 18');
  write(
    'content/commitments.ts',
    read('content/commitments.ts').replaceAll('confirmed: false', 'confirmed: true'),
  );
  replace('content/worked-example.ts', /confirmed: (?:false|true) as boolean/, 'confirmed: true as boolean');
  field(testimonials, 'title', 'What Our Clients Say');
  field(testimonials, 'description', 'What a contracts manager said when they asked us for an operator.');
  field(testimonials, 'intro', 'What clients told us, printed with their agreement.');
  field(testimonials, 'note', '');
  replace(testimonials, /sample: (?:true|false),/, 'sample: false,');
  replace(testimonials, /quotes: \[[^]*?\n {2}\]/, 'quotes: [\n  ]');
};

/** Step 2: pages differ from those shipped, and are written another way. */
export const deleteOurTests = () => removeFile('tests/shipped');

/** Step 4. */
export const writeSettings = () =>
  write(
    '.env.production.local',
    `NEXT_PUBLIC_SITE_URL=${owner.origin}
NEXT_PUBLIC_SUPABASE_URL=https://abcdefghijklmnopqrst.supabase.co
NEXT_PUBLIC_SUPABASE_ANON_KEY=sb_publishable_abcdefghijklmnop
NEXT_PUBLIC_ENQUIRIES=store
`,
  );

/** A number for each channel, and a service that counts visitors. */
export const openChannels = () => {
  for (const [name, number] of Object.entries(owner.channels))
    replace(company, new RegExp(`\\b${name}: (?:null|'[^']*') as`), `${name}: '${number}' as`);
  write(
    'content/statistics.ts',
    `import { plausible, type Statistics } from './statistics-services';

export const statistics = plausible({
  domain: '${owner.domain}',
  kept: 'for three years',
  confirmed: true,
}) as Statistics | null;
`,
  );
};

const [announcement] = readExamples('docs/publishing.md');
if (!announcement) throw new Error('docs/publishing.md no longer has an example.');
export const announced = /text: '(.+)'/.exec(announcement.code)?.[1] ?? '';

/** The announcement of docs/publishing.md, for days that do not pass. */
export const announce = () =>
  replace(
    announcement.file,
    /^export const announcement = [^]*/m,
    announcement.code
      .replace(/from: '.*'/, "from: '2026-01-01'")
      .replace(/until: '.*'/, "until: '2099-12-31'"),
  );

const [quoteExample] = readExamples('docs/adding-a-quote.md');
if (!quoteExample) throw new Error('docs/adding-a-quote.md no longer has an example.');
export const quote = quoteExample;
export const photo = /photo: '(.+)'/.exec(quote.code)?.[1] ?? '';

/** The photo of the quote. */
export const addPhoto = async () => {
  const grey = sharp({ create: { width: 200, height: 250, channels: 3, background: 'grey' } });
  write(`public${photo}`, await grey.jpeg().toBuffer());
};

const reword = (files: RegExp, words: RegExp) => {
  for (const file of contentFiles().filter((name) => files.test(name)))
    write(file, read(file).replace(words, '$1Our own: '));
};

/** Every label, button and heading of the forms, and the heading of every fixed page. */
export const rewordFormsAndHeadings = () => {
  reword(/content.form/, /\b((?:label|busyLabel|title|heading|person|work|problem|sent): ')(?=\w)/g);
  reword(/content.pages/, /^( {2}heading: ')/gm);
};

const [colours, logo] = readExamples('docs/your-brand.md');
if (!colours || !logo) throw new Error('docs/your-brand.md no longer has two examples.');

/** The colours of docs/your-brand.md, by their tokens. */
export const brandColours = [...colours.code.matchAll(/--color-([a-z-]+): (.*);/g)].map(
  ([, token = '', value = '']) => [token, value] as const,
);

export const setColours = (tokens: typeof brandColours) => {
  for (const [token, value] of tokens)
    replace(colours.file, new RegExp(`(?<=--color-${token}: )[^;]+`), value);
};

/** It comes with the framework, has one weight and is wider than the shipped one. */
const wideFace = join(
  dirname(createRequire(import.meta.url).resolve('next/package.json')),
  'dist/compiled/@vercel/og/Geist-Regular.ttf',
);

export const setLogoAndFace = () => {
  apply(logo);
  succeed('npm', 'run', 'face', '--', wideFace);
};
