import { MachineTiles } from '@/components/machines/machine-tiles.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { drawingText } from '@/content/interface-text.ts';
import { machines } from '@/content/machines/index.ts';
import { drawingOf } from '@/lib/drawings/machine-drawings.ts';
import { FullWidthSection } from '../full-width-section.tsx';
import type { SectionProps } from '../kind-renderer.ts';

export const MachineTilesSection = ({ section }: SectionProps<'machine-tiles'>) => (
  <FullWidthSection {...section} band="paper" hasIntroBeside>
    <MachineTiles
      entries={section.machines.map((slug) => machines.get(slug))}
      note={({ slug }) => drawingText.height(drawingOf(slug).height)}
      hasOneScale
    />
    <p className="actions mt-4 md:mt-8">
      {section.actions.map(({ label, ...link }) => (
        <ButtonLink key={link.href} {...link} look="outline">
          {label}
        </ButtonLink>
      ))}
    </p>
  </FullWidthSection>
);
