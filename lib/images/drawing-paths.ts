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

/** A drawing without a file in `content/drawings`: the site draws it. */
export const generatedPath = (name: string) => `/drawings/generated/${name}.svg`;

export const cardFigurePath = generatedPath('card');

export const cardPairPath = generatedPath('card-pair');

export const portraitPath = generatedPath('portrait');

/** A drawing of work with its two rows side by side. */
export const wideFigurePath = (name: string) => generatedPath(`${name}-row`);
