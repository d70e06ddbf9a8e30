import { RichText } from '@/components/ui/rich-text.tsx';
import { SiteLink } from '@/components/ui/site-link.tsx';
import type { KindRenderer } from '../kind-renderer.ts';

export const featuresKind: KindRenderer<'features'> = {
  layout: { width: 'window', band: 'paper', columnsClass: 'features', headingAs: 'p' },
  Content: ({ links, tiles }) => (
    <>
      <p className="large-links feature-links print:hidden">
        {links.map(({ label, ...link }) => (
          <SiteLink key={link.href} {...link} className="min-h-11 content-center">
            {label}
          </SiteLink>
        ))}
      </p>
      <ul className="running-text feature-tiles">
        {tiles.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>
              <RichText text={text} />
            </p>
          </li>
        ))}
      </ul>
    </>
  ),
};
