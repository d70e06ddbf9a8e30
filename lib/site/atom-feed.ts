import { company } from '@/content/company';
import { absoluteUrl, siteUrl } from './site-url';
import { type Route, routeOf } from './routes';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** For element content and for quoted attributes. */
export const escapeXml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const timeOf = (day: string) => `${day}T00:00:00Z`;

const entry = ({ path, name, description }: Route, updated: string) => `  <entry>
    <title>${escapeXml(name)}</title>
    <link href="${escapeXml(absoluteUrl(path))}"/>
    <id>${escapeXml(absoluteUrl(path))}</id>
    <updated>${timeOf(updated)}</updated>
    <summary>${escapeXml(description)}</summary>
  </entry>`;

export const feedPath = '/feed.xml';

/**
 * An Atom feed, the latest page first. A page without the date of its last
 * change is left out. Throws where none has one, since a feed must say when it changed.
 */
export const atomFeed = (pages: readonly Route[]): string => {
  const dated = pages
    .flatMap((page) => (page.updated ? [{ page, updated: page.updated }] : []))
    .toSorted((a, b) => b.updated.localeCompare(a.updated));
  const [latest] = dated;
  if (!latest) throw new Error('The feed has no dated page.');
  const { title, description } = routeOf('/resources');
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-GB">
  <title>${escapeXml(`${title} | ${company.name}`)}</title>
  <subtitle>${escapeXml(description)}</subtitle>
  <link href="${escapeXml(absoluteUrl('/resources'))}"/>
  <link rel="self" type="application/atom+xml" href="${escapeXml(siteUrl() + feedPath)}"/>
  <id>${escapeXml(siteUrl() + feedPath)}</id>
  <updated>${timeOf(latest.updated)}</updated>
  <author>
    <name>${escapeXml(company.name)}</name>
  </author>
${dated.map(({ page, updated }) => entry(page, updated)).join('\n')}
</feed>
`;
};
