import { filesBelow } from '@/scripts/shared/built-site/built-pages.ts';

const filesOf = (extension: string) =>
  ['app', 'components'].flatMap((folder) =>
    filesBelow(folder)
      .filter((file) => file.endsWith(extension))
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
  );

/** All style sheets of the project, such as `app/styles/base.css`. */
export const styleSheets = filesOf('.css');

/** All files with components, such as `app/page.tsx`. */
export const componentFiles = filesOf('.tsx');
