import { company } from '@/content/company';
import { industries } from '@/content/industries';
import { locations } from '@/content/locations';
import type { Pictogram } from '@/content/pictogram';
import { resources } from '@/content/resources';
import { services } from '@/content/services';
import type { MachineDrawing } from '@/content/services/service';
import type { FixedPath, LocationSlug, SitePath } from '@/content/site-path';
import { siteUrl } from './site-url';
import { routeOf } from './routes';

/** What a share image draws beside the title: a machine, the map (around a town, or all of it), or a pictogram. */
export type ShareMotif =
  | { readonly kind: 'machine'; readonly drawing: MachineDrawing; readonly words: string }
  | { readonly kind: 'map'; readonly town?: LocationSlug }
  | { readonly kind: 'pictogram'; readonly name: Pictogram };

/** Size of every share image in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

const machineOf = (slug: (typeof services.entries)[number]['slug']): ShareMotif => {
  const { drawing, machine } = services.get(slug);
  return { kind: 'machine', drawing, words: `side view of a ${machine.toLowerCase()}` };
};

const fixedMotifs: Readonly<Record<FixedPath, ShareMotif>> = {
  '/': machineOf('excavator-operators'),
  '/about': machineOf('dozer-operators'),
  '/services': machineOf('telehandler-operators'),
  '/locations': { kind: 'map' },
  '/industries': { kind: 'pictogram', name: 'quarry' },
  '/resources': { kind: 'pictogram', name: 'book' },
  '/which-ticket': { kind: 'pictogram', name: 'card-check' },
  '/hire-operators': { kind: 'pictogram', name: 'handshake' },
  '/operator-registration': { kind: 'pictogram', name: 'hard-hat' },
  '/contact': { kind: 'pictogram', name: 'phone' },
  '/why-choose-us': { kind: 'pictogram', name: 'shield' },
  '/testimonials': { kind: 'pictogram', name: 'star' },
  '/faq': { kind: 'pictogram', name: 'users' },
  '/privacy-policy': { kind: 'pictogram', name: 'document' },
  '/terms-conditions': { kind: 'pictogram', name: 'clipboard' },
};

const motifs = new Map<string, ShareMotif>([
  ...Object.entries(fixedMotifs),
  ...services.entries.map(({ slug }) => [`/services/${slug}`, machineOf(slug)] as const),
  ...locations.entries.map(({ slug }) => [`/locations/${slug}`, { kind: 'map', town: slug }] as const),
  ...[
    ...resources.entries.map(({ slug, pictogram }) => [`/resources/${slug}`, pictogram] as const),
    ...industries.entries.map(({ slug, pictogram }) => [`/industries/${slug}`, pictogram] as const),
  ].map(([path, name]) => [path, { kind: 'pictogram', name }] as const),
]);

export const shareMotifOf = (path: SitePath): ShareMotif => {
  const motif = motifs.get(path);
  if (!motif) throw new Error(`The share image of ${path} has no motif.`);
  return motif;
};

const motifWords = (motif: ShareMotif) => {
  switch (motif.kind) {
    case 'machine':
      return `, ${motif.words}`;
    case 'map':
      return motif.town ? ', map of the town and its neighbours' : ', map of the towns';
    case 'pictogram':
      return '';
    default:
      return motif satisfies never;
  }
};

/** The file in the export: `share/services/<slug>.png`. */
export const shareImageFile = (path: SitePath) => `share${path === '/' ? '/index' : path}.png`;

/** The share image as Open Graph describes one: address, size, type and alternative text. */
export const shareImageOf = (path: SitePath) => ({
  url: `${siteUrl()}/${shareImageFile(path)}`,
  ...shareImageSize,
  type: 'image/png',
  alt: `${company.name}: ${routeOf(path).title}${motifWords(shareMotifOf(path))}`,
});
