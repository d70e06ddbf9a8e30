import { temporaryFolder } from '@/tests/helpers/temporary-folder.ts';

const { at, write } = temporaryFolder();

const load = async () => {
  jest.resetModules();
  jest.doMock('../../shared/project-folders.ts', () => ({ projectFolders: { data: at('data') } }));
  return import('./changed-pages.ts');
};

const towns = Array.from({ length: 20 }, (_, index) => `/locations/town-${index}`);
const paths = [...towns, '/about', '/services/dozer'];
const writePage = (path: string, text: string) => write(`site${path}.html`, text);

test('lists each page until the quick check has passed, and again after a change', async () => {
  for (const path of paths) writePage(path, path);
  const { changedPages, rememberPages } = await load();
  const site = at('site');
  const first = changedPages(site, paths);
  expect(first).toHaveLength(12);
  expect(first.slice(0, 3)).toEqual(['/locations/town-0', '/about', '/services/dozer']);
  rememberPages(site);
  expect(changedPages(site, paths)).toEqual([]);
  writePage('/about', 'New words');
  expect(changedPages(site, paths)).toEqual(['/about']);
});
