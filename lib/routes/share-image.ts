import { company } from '@/content/company.ts';
import { shareDrawingText } from '@/content/interface-text.ts';
import { machineNames } from '@/content/machines/names.ts';
import type { Page, ShareDrawing } from '@/content/model/page.ts';
import type { SitePath } from '@/content/paths.ts';
import { siteUrl } from '@/lib/company/site-url.ts';

/** In pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

const wordsFor = (shareDrawing: ShareDrawing) => {
  switch (shareDrawing.kind) {
    case 'machine':
      return `, ${shareDrawingText.machine(machineNames[shareDrawing.machine].shortName)}`;
    case 'map':
      return `, ${shareDrawing.town ? shareDrawingText.town : shareDrawingText.towns}`;
    case 'sample-card':
      return `, ${shareDrawingText.card}`;
    case 'icon':
      return '';
    default:
      return shareDrawing satisfies never;
  }
};

/** `share/services/<slug>.png`, relative to the export. */
export const shareImageFile = (path: SitePath) => `share${path === '/' ? '/index' : path}.png`;

export const shareImageOf = ({
  path,
  title,
  shareDrawing,
}: Pick<Page, 'path' | 'title' | 'shareDrawing'>) => ({
  url: `${siteUrl()}/${shareImageFile(path)}`,
  ...shareImageSize,
  type: 'image/png',
  alt: `${company.name}: ${title}${wordsFor(shareDrawing)}`,
});
