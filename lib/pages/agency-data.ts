import type { Organization, Thing } from 'schema-dts';
import { beyondRegions, company, mainOffice, regions, type Office } from '@/content/company.ts';
import type { SitePath } from '@/content/paths.ts';
import { towns } from '@/content/towns/index.ts';
import { channels } from '@/lib/company/channels.ts';
import { hasSeveralOffices } from '@/lib/company/offices.ts';
import { internationalPhone } from '@/lib/company/phone.ts';
import { absoluteUrl, siteUrl } from '@/lib/company/site-url.ts';
import { appIconPath } from '@/lib/images/drawing-paths.ts';

export const agencyId = `${siteUrl()}/#agency`;

/** In counties beyond the regions, the agency covers only the towns that have a page. */
export const areaServed = [
  ...regions.map((name) => ({ '@type': 'AdministrativeArea', name }) as const),
  ...towns.listed
    .filter(({ area }) => beyondRegions.some((county) => area.includes(county)))
    .map(({ name }) => ({ '@type': 'City', name }) as const),
];

/** Other pages only refer to the agency's id, because search engines want one description per site. */
const fullDescriptionPages: ReadonlySet<SitePath> = new Set(['/', '/contact']);

type Shared = { readonly name: string; readonly telephone: string; readonly email: string };

/** An EmploymentAgency needs a complete postal address. */
const describeOffice = (sharedFields: Shared, { town, address, hours }: Office): Organization =>
  address
    ? {
        '@type': 'EmploymentAgency',
        ...sharedFields,
        address: {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          addressLocality: town,
          postalCode: address.postcode,
          addressCountry: 'GB',
        },
        openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: [...days],
          opens,
          closes,
        })),
      }
    : { '@type': 'Organization', ...sharedFields };

const departments = company.offices.map((office) =>
  describeOffice(
    {
      name: `${company.name}, ${office.town}`,
      telephone: internationalPhone(office.phone),
      email: office.email,
    },
    office,
  ),
);

const profiles = company.social.flatMap(({ href }) => href ?? []);

/** A company with several offices is an Organization with one department per office. */
export const agency = (path: SitePath): Thing => {
  const identity = { '@id': agencyId, name: company.name };
  if (!fullDescriptionPages.has(path)) return { '@type': 'Organization', ...identity };
  const sharedFields = {
    ...identity,
    url: absoluteUrl('/'),
    telephone: internationalPhone(mainOffice.phone),
    logo: siteUrl() + appIconPath,
    email: mainOffice.email,
    areaServed,
    ...(company.legalEntity && { legalName: company.legalEntity.name }),
    ...(company.legalEntity?.vatNumber && { vatID: company.legalEntity.vatNumber }),
    ...(profiles.length > 0 && { sameAs: profiles }),
    ...(channels.length > 0 && {
      contactPoint: channels.map(
        ({ label, number }) => ({ '@type': 'ContactPoint', contactType: label, telephone: number }) as const,
      ),
    }),
  };
  return hasSeveralOffices
    ? { '@type': 'Organization', ...sharedFields, department: departments }
    : describeOffice(sharedFields, mainOffice);
};
