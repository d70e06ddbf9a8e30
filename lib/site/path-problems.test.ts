import { fixedPaths, slugs } from '@/content/slugs';
import { pathProblems } from './path-problems';

test.each(['c#-operators', 'what?', '50%', 'a b', 'Dumper', 'a.b', 'a/b', 'a--b', '-a', 'a-', 'łódź', ''])(
  'rejects the slug "%s"',
  (slug) => {
    expect(pathProblems(['/'], { services: [slugs.services[0], slug] })).toEqual([
      `content/slugs.ts: "${slug}" cannot be part of an address. Use lower-case letters, digits and single hyphens, like dumper-operators.`,
    ]);
    expect(pathProblems(['/', `/pages/${slug}`], {})).toHaveLength(slug === 'a/b' ? 0 : 1);
  },
);

test('accepts the paths of the site, and names the line of a wrong one', () => {
  expect(pathProblems()).toEqual([]);
  // A path is not a slug.
  expect(pathProblems([], { services: [fixedPaths[1]] })).toEqual([
    expect.stringMatching(/^content\/slugs\.ts:\d+: "\/.*" cannot/),
  ]);
});
