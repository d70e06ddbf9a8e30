import { company } from '@/content/company';
import { siteUrl } from './site-url';

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Where to report a weakness, as RFC 9116 has it. It expires 364 days after the build, because
 * the standard asks for less than a year: a site that nobody builds any more stops promising an answer.
 */
export const securityTxt = (built: Date): string => {
  const expires = new Date(built.getTime() + 364 * dayMs);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${company.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl()}/.well-known/security.txt`,
    '',
  ].join('\n');
};

/** The day a security.txt expires, as `2027-11-19`, and whether that is less than 30 days away. Undefined where it names none. */
export const securityTxtExpiry = (text: string, now: Date) => {
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
  const moment = Date.parse(expires);
  if (Number.isNaN(moment)) return undefined;
  return { day: expires.slice(0, 10), isNear: moment - now.getTime() < 30 * dayMs };
};
