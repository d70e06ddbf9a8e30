import { company } from '@/content/company';
import { machineNames } from '@/content/machines/names';
import { motifText, type ShareMotif } from '@/content/site/share-motif';
import type { SitePath } from '@/content/site/site-path';
import { siteUrl } from './site-url';
import { routeOf } from './routes';

/** In pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

const wordsFor = (motif: ShareMotif) => {
  switch (motif.kind) {
    case 'machine':
      return `, ${motifText.machine(machineNames[motif.machine].name.toLowerCase())}`;
    case 'map':
      return `, ${motif.town ? motifText.town : motifText.towns}`;
    case 'card':
      return `, ${motifText.card}`;
    case 'icon':
      return '';
    default:
      return motif satisfies never;
  }
};

/** `share/services/<slug>.png`, relative to the export. */
export const shareImageFile = (path: SitePath) => `share${path === '/' ? '/index' : path}.png`;

export const shareImageOf = (path: SitePath) => {
  const { title, motif } = routeOf(path);
  return {
    url: `${siteUrl()}/${shareImageFile(path)}`,
    ...shareImageSize,
    type: 'image/png',
    alt: `${company.name}: ${title}${wordsFor(motif)}`,
  };
};
