import { mainOffice } from '@/content/company.ts';
import { siteUrl } from './site-url.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** RFC 9116. The file expires 364 days after the build, because the RFC recommends less than a year. */
export const securityTxt = (buildDate: Date): string => {
  const expires = new Date(buildDate.getTime() + 364 * dayMs);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${mainOffice.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl()}/.well-known/security.txt`,
    '',
  ].join('\n');
};

/** Returns an ISO date, and whether it is less than 30 days away. Undefined if the text contains no date. */
export const securityTxtExpiry = (text: string, now: Date) => {
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
  const moment = Date.parse(expires);
  if (Number.isNaN(moment)) return undefined;
  return { day: expires.slice(0, 10), isNear: moment - now.getTime() < 30 * dayMs };
};
