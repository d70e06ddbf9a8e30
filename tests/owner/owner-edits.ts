import { removeFile, read, replace, write } from './owner-project';

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
} as const;

const company = 'content/company.ts';
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
