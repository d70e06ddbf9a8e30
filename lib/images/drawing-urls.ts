/** The folders in `content/drawings` whose drawings the site serves as files. */
export const drawingFolders = ['brand', 'figures', 'guides', 'machines', 'parties', 'reasons'] as const;

type DrawingFolder = (typeof drawingFolders)[number];

export const drawingFolderUrl = (folder: DrawingFolder) => `/drawings/${folder}`;

export const drawingUrl = (folder: DrawingFolder, name: string) => `${drawingFolderUrl(folder)}/${name}.svg`;

export const brandMarkUrl = drawingUrl('brand', 'mark');

export const cardFigureUrl = drawingUrl('figures', 'card');

export const cardPairUrl = drawingUrl('figures', 'cards');

export const portraitUrl = drawingUrl('figures', 'portrait');

export const ticketFigureUrl = (name: string, look: 'narrow' | 'wide') =>
  drawingUrl('figures', `tickets-${name}${look === 'wide' ? '-wide' : ''}`);

/** A drawing of work with its two rows side by side. */
export const rowFigureUrl = (name: string) => drawingUrl('figures', `${name}-row`);
