import { fixedPaths, slugs } from '@/content/paths.ts';
import { temporaryFolder } from '@/tests/helpers/temporary-folder.ts';
import { folderProblems, pathProblems, publicProblems } from './path-problems.ts';

test.each(['c#-operators', 'what?', '50%', 'a b', 'Dumper', 'a.b', 'a/b', 'a--b', '-a', 'a-', 'łódź', ''])(
  'rejects the slug "%s"',
  (slug) => {
    expect(pathProblems(['/'], { towns: [slugs.towns[0], slug] })).toEqual([
      `content/towns/slugs.ts: "${slug}" cannot be part of an address. Use lower-case letters, digits and single hyphens, like dumper-operators.`,
    ]);
    expect(pathProblems(['/', `/pages/${slug}`], {})).toHaveLength(slug === 'a/b' ? 0 : 1);
  },
);

test('rejects a slug and a path that are listed twice', () => {
  expect(pathProblems(['/', '/about', '/about'], { machines: ['dumper', 'dumper'] })).toEqual([
    expect.stringContaining('"/about" is in its list twice'),
    expect.stringContaining('"dumper" is in its list twice'),
  ]);
});

test('accepts the paths of the site, and names the line of a wrong one', () => {
  expect(pathProblems()).toEqual([]);
  // A path is not a slug.
  expect(pathProblems([], { machines: ['a b'] })).toEqual([
    expect.stringMatching(/^content\/machines\/slugs\.ts: /),
  ]);
  expect(pathProblems([fixedPaths[1], fixedPaths[1]], {})).toEqual([
    expect.stringMatching(/^content\/paths\.ts:\d+: "\/.*" is in its list twice/),
  ]);
});

const { at, write } = temporaryFolder();

test('names a page that content lacks, and a page or family of content without a file', () => {
  for (const file of [
    'page.tsx',
    'about/page.tsx',
    'flyer/spring/page.tsx',
    'news/[slug]/page.tsx',
    'towns/[slug]/page.tsx',
    '[...result]/page.tsx',
    'brand/route.ts',
  ])
    write(file, '');
  expect(folderProblems(at(), ['/', '/about', '/towns/[slug]', '/gone', '/plans/[slug]']).toSorted()).toEqual(
    [
      expect.stringMatching(
        /^app\/flyer\/spring\/page\.tsx: \/flyer\/spring is missing in content\. Add it to fixedPaths/,
      ),
      'app/news/[slug]/page.tsx: familyPaths in content/paths.ts has no family at /news. Add it, as docs/adding-a-family.md explains.',
      'content/paths.ts: /gone has no page. Add app/gone/page.tsx, or remove the line.',
      'content/paths.ts: /plans/[slug] has no page. Add app/plans/[slug]/page.tsx, or remove the line.',
    ],
  );
  expect(folderProblems()).toEqual([]);
});

test('names web pages in `public`, and accepts other files', () => {
  for (const file of ['google0123456789abcdef.html', 'old/index.html', 'BingSiteAuth.xml', 'terms.pdf'])
    write(`public/${file}`, '');
  expect(publicProblems(at('public'))).toEqual([
    expect.stringMatching(
      /^public\/google0123456789abcdef\.html: web pages in this folder cannot be published/,
    ),
    expect.stringMatching(/^public\/old\/index\.html: /),
  ]);
  expect(publicProblems()).toEqual([]);
});
