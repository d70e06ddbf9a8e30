import { filesBelow } from '@/scripts/shared/built-site/built-pages.ts';

/** All style sheets of the project, such as `app/styles/base.css`. */
export const styleSheets = ['app', 'components'].flatMap((folder) =>
  filesBelow(folder)
    .filter((file) => file.endsWith('.css'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);
