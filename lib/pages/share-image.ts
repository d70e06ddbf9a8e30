import { company } from '@/content/company.ts';
import { shareDrawingText } from '@/content/drawings/drawing-text.ts';
import { machineNames } from '@/content/machines/slugs.ts';
import type { Page, ShareDrawing } from '@/content/model/page.ts';
import type { SitePath } from '@/content/paths.ts';
import { siteUrl } from '@/lib/company/site-url.ts';

type Drawings = Pick<Page, 'shareDrawing' | 'heroDrawing'>;

/** In pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The machine at the top of the page, or a pair of cards, unless the page names another drawing. */
export const shareDrawingOf = ({ shareDrawing, heroDrawing }: Drawings): ShareDrawing =>
  shareDrawing ?? (heroDrawing?.kind === 'machine' ? heroDrawing : { kind: 'card-pair' });

const wordsFor = (shareDrawing: ShareDrawing) => {
  switch (shareDrawing.kind) {
    case 'machine':
      return `, ${shareDrawingText.machine(machineNames[shareDrawing.machine].shortName)}`;
    case 'map':
      return `, ${shareDrawing.town ? shareDrawingText.town : shareDrawingText.towns}`;
    case 'card-pair':
      return `, ${shareDrawingText.cards}`;
    default:
      return shareDrawing satisfies never;
  }
};

/** `share/services/<slug>.png`, relative to the export. */
export const shareImageFile = (path: SitePath) => `share${path === '/' ? '/index' : path}.png`;

export const shareImageOf = ({ path, title, ...drawings }: Pick<Page, 'path' | 'title'> & Drawings) => ({
  url: `${siteUrl()}/${shareImageFile(path)}`,
  ...shareImageSize,
  type: 'image/png',
  alt: `${company.name}: ${title}${wordsFor(shareDrawingOf(drawings))}`,
});
