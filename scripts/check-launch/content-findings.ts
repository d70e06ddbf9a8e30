import type { company as sampleCompany, Office } from '@/content/company';
import { type Statistics, statisticsText } from '@/content/statistics-services';
import type { Testimonial } from '@/content/pages/testimonials';
import type { Commitment } from '@/content/commitments';
import { isDramaNumber } from '@/lib/site/drama-number';
import { parsePhone } from '@/lib/site/phone';
import type { Finding } from './report';
import { isReservedHost } from './reserved';

type Names = { readonly name: string; readonly shortName: string };

const channels = ['outOfHoursPhone', 'whatsapp', 'textMessages'] as const;

type Company = Names & { readonly offices: readonly Office[] } & Pick<
    typeof sampleCompany,
    'registration' | 'person' | 'social' | (typeof channels)[number]
  >;

const receivesMail = (email: string) => {
  const [name, host, ...rest] = email.split('@');
  return name && host?.includes('.') && rest.length === 0 && !isReservedHost(host);
};

/** What in content/company.ts is still a sample. */
export function* companyFindings(company: Company, sampleNames: Names): Iterable<Finding> {
  const file = 'content/company.ts';
  const { offices, registration, person, social } = company;
  for (const name of ['name', 'shortName'] as const)
    if (company[name] === sampleNames[name])
      yield { file, problem: `${name} is still "${sampleNames[name]}"`, fix: 'enter your own' };
  const numbers = [
    ...offices.map(({ town, phone }) => [`the ${town} office’s phone`, phone] as const),
    ...channels.map((field) => [field, company[field]] as const),
  ];
  for (const [name, printed] of numbers) {
    const number = printed === null ? undefined : parsePhone(printed);
    if (printed !== null && (!number || isDramaNumber(number))) {
      const why = number ? 'is kept for drama and never rings' : 'is not a phone number';
      yield { file, problem: `${name} is "${printed}", which ${why}`, fix: 'enter the real number' };
    }
  }
  for (const { town, email, address } of offices) {
    if (!receivesMail(email)) {
      const problem = `the ${town} office’s email is "${email}", which cannot receive mail`;
      yield { file, problem, fix: 'enter the real address' };
    }
    if (!address) {
      const fix = 'enter the street and the postcode';
      yield { file, problem: `the ${town} office’s address is null`, fix };
    }
  }
  if (!registration) {
    const fix = 'enter the registered name, number, place and office';
    yield { file, problem: 'registration is null', fix };
  }
  if (!person) {
    const fix = 'enter the name and role of whom callers ask for';
    yield { file, problem: 'person is null', fix };
  }
  for (const { name } of social.filter(({ href }) => href === null)) {
    const fix = 'enter the address of the profile, or remove the line';
    yield { file, problem: `the social link ${name} has no address`, fix };
  }
}

/** The sum of a week that pages show as an example. */
export function* exampleFindings({ confirmed }: { readonly confirmed: boolean }): Iterable<Finding> {
  if (confirmed) return;
  const fix = 'put in your own figures or keep the round ones, then set confirmed to true';
  yield { file: 'content/worked-example.ts', problem: 'the example of what a week costs is a sample', fix };
}

type Quotes = {
  readonly sample: boolean;
  readonly quotes: readonly Pick<Testimonial, 'name' | 'photo'>[];
};

/** `hasFile` says whether an address is that of a file in `public`. */
export function* quoteFindings(
  { sample, quotes }: Quotes,
  hasFile: (address: string) => boolean,
): Iterable<Finding> {
  const file = 'content/pages/testimonials.ts';
  const fix = 'use words that clients agreed to, then set sample to false';
  if (sample) yield { file, problem: 'the quotes are samples', fix };
  for (const { name, photo } of quotes)
    if (photo && !hasFile(photo))
      yield { file, problem: `the photo of ${name} is missing`, fix: `put it into public${photo}` };
}

/**
 * What the site promises in the owner's name and the owner has not confirmed, and promises to delete submissions that say
 * something else than the database does: it counts their `months` from the last contact.
 */
export function* commitmentFindings(commitments: Readonly<Record<string, Commitment>>): Iterable<Finding> {
  const file = 'content/commitments.ts';
  for (const [name, { text, confirmed, months }] of Object.entries(commitments)) {
    if (!confirmed) {
      const fix = 'if you keep it, set confirmed to true; if not, change it';
      yield { file, problem: `${name} promises “${text}”`, fix };
    }
    const kept = `${months} months after our last contact`;
    if (months !== undefined && !text.startsWith(kept)) {
      const problem = `${name} promises “${text}”, and the database deletes ${kept}`;
      yield { file, problem, fix: `say “${kept}”, or change months and the database too` };
    }
  }
}

/** What the privacy policy says of the statistics and the owner has not confirmed. */
export function* statisticsFindings(statistics: Statistics | null): Iterable<Finding> {
  if (!statistics || statistics.confirmed) return;
  const problem = `the privacy policy says “${statisticsText(statistics)}”`;
  const fix = 'if it’s true, set confirmed to true; if not, change it';
  yield { file: 'content/statistics.ts', problem, fix };
}
