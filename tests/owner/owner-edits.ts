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

const field = (name: string, value: string) =>
  replace(company, new RegExp(`^ {2}${name}: '.*',$`, 'm'), `  ${name}: '${value}',`);

export const setPhone = (phone: string) => field('phone', phone);

export const setName = () => {
  field('name', owner.name);
  field('shortName', 'Hetherington');
};

/** Step 1 of the README: who the owner is, what clients said, what is promised. */
export const sayWhoYouAre = () => {
  setName();
  field('city', 'London');
  field('email', owner.email);
  field('origin', owner.origin);
  setPhone(owner.dramaPhone);
  replace(
    company,
    'registration: null as',
    `registration: {
    registeredName: '${owner.name} Limited',
    number: '01234567',
    place: 'England and Wales',
    street: '12 Wharf Road',
    postcode: 'N1 7AA',
  } as`,
  );
  replace(
    company,
    /social: \[[^\]]*\]/,
    "social: [{ name: 'LinkedIn', href: 'https://www.linkedin.com/company/hetherington' }]",
  );
  replace(
    company,
    "days: ['Saturday'], opens: '08:00', closes: '13:00' },",
    `days: ['Saturday'], opens: '08:00', closes: '13:00' },
  { label: 'Sunday', text: '10am-2pm', days: ['Sunday'], opens: '10:00', closes: '14:00' },`,
  );
  replace('content/machine-ranges.ts', 'dumper: { from: 1, to: 15 }', 'dumper: { from: 1, to: 18 }');
  write(
    'content/commitments.ts',
    read('content/commitments.ts').replaceAll('confirmed: false', 'confirmed: true'),
  );
  quoteClients();
};

const quoteClients = () => {
  const file = 'content/pages/testimonials.ts';
  const set = (name: string, value: string) =>
    replace(file, new RegExp(`^ {2}${name}:\\s*'.*',$`, 'm'), `  ${name}: '${value}',`);
  set('title', 'What Our Clients Say');
  set(
    'description',
    'A contracts manager and a yard foreman tell you how it went when they asked us for a machine operator, in their own words, with their names.',
  );
  set('intro', 'What clients told us, printed with their agreement.');
  set('note', '');
  replace(file, 'sample: true', 'sample: false');
  replace(
    file,
    /quotes: \[[^]*?\n {2}\]/,
    `quotes: [
    {
      name: 'Ada Lock, contracts manager',
      company: 'Lock and Sons',
      text: 'They told us on the phone which card to ask for, and found a driver who had it.',
    },
    { name: 'Yard foreman', company: 'A canal trust', text: 'He turned up on the day, and he knew the machine.' },
  ]`,
  );
};

/** Step 2: pages differ from those shipped. */
export const deleteSpecification = () => removeFile('tests/export/specification.test.ts');

/** Step 4. */
export const writeSettings = () =>
  write(
    '.env.local',
    `NEXT_PUBLIC_SITE_URL=${owner.origin}
NEXT_PUBLIC_SUPABASE_URL=https://abcdefghijklmnopqrst.supabase.co
NEXT_PUBLIC_SUPABASE_ANON_KEY=sb_publishable_abcdefghijklmnop
NEXT_PUBLIC_ENQUIRIES=store
`,
  );
