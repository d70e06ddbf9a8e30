import type { Office, company as shippedCompany } from '@/content/company.ts';
import { parsePhone } from '@/content/format/parse-phone.ts';
import type { Page } from '@/content/model/page.ts';
import type { ClientQuote } from '@/content/model/section-parts.ts';
import type { CompanyPromise } from '@/content/promises.ts';
import type { ThirdPartyFiles } from '@/content/third-parties/files.ts';
import { scriptText, type ThirdPartyScript } from '@/content/third-parties/script-services.ts';
import type { Town } from '@/content/towns/town.ts';
import { isDramaNumber } from '@/lib/company/drama-number.ts';
import { confirmationText } from '../shared/confirmation-text.ts';
import { problemsIn, type Requirement } from './problems-in.ts';
import { isReservedHost } from './setting-problems.ts';

type Names = { readonly name: string; readonly shortName: string };

const channels = ['outOfHoursPhone', 'whatsapp', 'textMessages'] as const;

type Company = Names & { readonly offices: readonly Office[] } & Pick<
    typeof shippedCompany,
    'databaseRegion' | 'legalEntity' | 'social' | (typeof channels)[number]
  >;

const receivesMail = (email: string) => {
  const [, host] = /^[^@\s]+@([^@\s]+\.[^@\s]+)$/.exec(email) ?? [];
  return host !== undefined && !isReservedHost(host);
};

/** The build already rejects invalid numbers, so only fictional numbers are a problem here. */
const realNumber = (name: string, printedNumber: string | null): Requirement => [
  isDramaNumber(parsePhone(printedNumber ?? '')?.international ?? ''),
  `${name} is "${printedNumber}", which is kept for drama and never rings`,
  'enter the real number',
];

export const sampleCompanyProblems = (company: Company, sampleNames: Names) =>
  problemsIn('content/company.ts', [
    ...(['name', 'shortName'] as const).map((field): Requirement => [
      company[field] === sampleNames[field],
      `${field} is still "${company[field]}"`,
      'enter your own',
    ]),
    ...company.offices.flatMap(({ town, phone, email, address }): readonly Requirement[] => [
      realNumber(`the ${town} office’s phone`, phone),
      [
        !receivesMail(email),
        `the ${town} office’s email is "${email}", which cannot receive mail`,
        'enter the real address',
      ],
      [!address, `the ${town} office’s address is null`, 'enter the street and the postcode'],
    ]),
    ...channels.map((field) => realNumber(field, company[field])),
    [
      !company.legalEntity,
      'legalEntity is null',
      'enter the registered name, number, place and office, or the name and address of a sole trader',
    ],
    [
      !company.databaseRegion,
      'databaseRegion is null, so the privacy policy doesn’t say where data is stored',
      'enter the location of the database, such as London, United Kingdom',
    ],
    ...company.social.map(({ name, href }): Requirement => [
      href === null,
      `the social link ${name} has no address`,
      'enter the address of the profile, or remove the line',
    ]),
  ]);

const cookiesWithoutConsent = ({
  name,
  cookies,
}: Pick<ThirdPartyScript, 'name' | 'cookies'>): Requirement => [
  cookies === 'without-consent',
  `${name} sets cookies before visitors have agreed, which UK law (PECR) doesn’t allow`,
  'switch its cookies off, add a consent manager, or leave it out',
];

type Claims = {
  readonly promises: Readonly<Record<string, CompanyPromise>>;
  readonly confirmed: Readonly<Record<string, string>>;
  readonly workedExample: { readonly confirmed: boolean };
  readonly quotes: readonly Pick<ClientQuote, 'sample'>[];
  /** The names of sample entries in content/supplier.ts. */
  readonly supplierSamples: readonly string[];
  readonly samplePages: readonly Pick<Page, 'name'>[];
  readonly scripts: readonly ThirdPartyScript[];
  readonly files: readonly ThirdPartyFiles[];
};

export const claimProblems = ({
  promises,
  confirmed,
  workedExample,
  quotes,
  supplierSamples,
  samplePages,
  scripts,
  files,
}: Claims) => [
  ...problemsIn('content/pages/testimonials.ts', [
    [
      quotes.some(({ sample }) => sample),
      'some quotes are samples',
      'use words that clients agreed to, or remove all if you have none',
    ],
  ]),
  ...problemsIn(
    'content/supplier.ts',
    supplierSamples.map((name): Requirement => [
      true,
      `“${name}” on the page for buyers is a sample`,
      'enter your own, then delete its sample: true',
    ]),
  ),
  ...problemsIn(
    'content/pages',
    samplePages.map(({ name }): Requirement => [
      true,
      `“${name}” is sample text`,
      'have a solicitor check the page, then delete its sample: true',
    ]),
  ),
  ...problemsIn(
    'content/promises.ts',
    Object.entries(promises).flatMap(([name, promise]): Requirement[] => [
      [
        confirmed[name] !== confirmationText(promise),
        confirmed[name] === undefined
          ? `${name} promises “${confirmationText(promise)}”`
          : `${name} promised “${confirmed[name]}” when you confirmed it, and now promises “${confirmationText(promise)}”`,
        `if you keep it, run npm run confirm -- ${name}; if not, change it`,
      ],
      [
        promise.keptMonths !== undefined &&
          !promise.text.startsWith(`${promise.keptMonths} months after our last contact`),
        `${name} promises “${promise.text}”, and the database deletes ${promise.keptMonths} months after our last contact`,
        `say “${promise.keptMonths} months after our last contact”; npm run kept-months changes both`,
      ],
    ]),
  ),
  ...problemsIn('content/costs/worked-example.ts', [
    [
      !workedExample.confirmed,
      'the worked example of what a driver costs is a sample',
      'put in your own figures or keep the round ones, then set confirmed to true',
    ],
  ]),
  ...problemsIn(
    'content/third-parties/scripts.ts',
    scripts.flatMap((script): Requirement[] => [
      [
        !script.confirmed,
        `the privacy policy says “${scriptText(script)}”`,
        'if it’s true, set confirmed to true; if not, change it',
      ],
      cookiesWithoutConsent(script),
    ]),
  ),
  ...problemsIn('content/third-parties/files.ts', files.map(cookiesWithoutConsent)),
];

/** The pages show the VAT number, and state that no VAT is added. */
export const vatProblems = (vatNumber: string | undefined, vatPercent: number) =>
  problemsIn('content/costs/worked-example.ts', [
    [
      vatNumber !== undefined && vatPercent === 0,
      'vatPercent is 0, but content/company.ts has a vatNumber',
      'set vatPercent to the rate you charge, or remove vatNumber',
    ],
  ]);

type TownFacts = Pick<Town, 'name' | 'factsOf'> & { readonly slug: string };

/** Facts that a renamed page still states about the old town. */
export const townProblems = (towns: readonly TownFacts[]): readonly string[] =>
  towns.flatMap(({ slug, name, factsOf = slug }) =>
    problemsIn(`content/towns, page of ${name}`, [
      [
        factsOf !== slug,
        `its roads, ground and position are those of ${factsOf}, not ${slug}`,
        `correct roads, knowFirst, machines, latitude, longitude and the sections, and set factsOf to '${slug}'`,
      ],
    ]),
  );
