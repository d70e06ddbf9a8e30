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
