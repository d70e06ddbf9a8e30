import type { Regulation } from './regulations';
import type { Source } from './section';

const publishers: Readonly<Record<string, string>> = {
  'www.bsigroup.com': 'BSI',
  'www.gov.uk': 'GOV.UK',
  'www.hse.gov.uk': 'Health and Safety Executive',
  'www.legislation.gov.uk': 'legislation.gov.uk',
};

/** Takes a rule; returns its official page as a source, published by the owner of the site it stands on. */
export const regulationSource = ({ name, href }: Regulation): Source => {
  const { hostname } = new URL(href);
  return { title: name, publisher: publishers[hostname] ?? hostname, href };
};
