import { render } from '@testing-library/react';
import { youTubeVideo } from '@/content/third-parties/embeds.ts';
import { PageSections } from '../page-sections.tsx';

test('an embed is sandboxed and only loads after the visitor opens it', () => {
  const sections = [
    { kind: 'embed', heading: 'Film', title: 'Player', embed: youTubeVideo('aqz-KE-bpKQ') },
  ] as const;
  const { container } = render(<PageSections page={{ path: '/', sections }} />);
  const frame = container.querySelector('details:not([open]) > iframe');
  expect(frame?.getAttribute('sandbox')).toMatch(/^allow-scripts /);
  expect(frame?.getAttribute('loading')).toBe('lazy');
});
