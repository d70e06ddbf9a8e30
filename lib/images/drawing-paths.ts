/** The folders in `content/drawings` whose drawings the site serves as files. */
export const drawingFolders = [
  'brand',
  'figures',
  'guides',
  'machines',
  'parties',
  'reasons',
  'tickets',
] as const;

type DrawingFolder = (typeof drawingFolders)[number];

export const drawingFolderPath = (folder: DrawingFolder) => `/drawings/${folder}`;

export const drawingPath = (folder: DrawingFolder, name: string) =>
  `${drawingFolderPath(folder)}/${name}.svg`;

export const brandMarkPath = drawingPath('brand', 'mark');

/** The logo as a PNG file, for Apple devices and search engines. */
export const appIconPath = '/drawings/brand/mark.png';

export const cardFigurePath = drawingPath('figures', 'card');

export const cardPairPath = drawingPath('figures', 'cards');

export const portraitPath = drawingPath('figures', 'portrait');

/** A drawing of work with its two rows side by side. */
export const wideFigurePath = (name: string) => drawingPath('figures', `${name}-row`);
