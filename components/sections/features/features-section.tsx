import { RichText } from '@/components/ui/rich-text.tsx';
import { SiteLink } from '@/components/ui/site-link.tsx';
import { FullWidthSection } from '../full-width-section.tsx';
import type { SectionProps } from '../kind-renderer.ts';

export const FeaturesSection = ({ section }: SectionProps<'features'>) => (
  <FullWidthSection {...section} band="paper" columnsClass="features" headingAs="p">
    <p className="no-print large-links feature-links">
      {section.links.map(({ label, ...link }) => (
        <SiteLink key={link.href} {...link} className="min-h-11 content-center">
          {label}
        </SiteLink>
      ))}
    </p>
    <ul className="body feature-tiles">
      {section.tiles.map(({ title, text }) => (
        <li key={title}>
          <h2>{title}</h2>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ul>
  </FullWidthSection>
);
