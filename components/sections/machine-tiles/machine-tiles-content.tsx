import { MachineTiles } from '@/components/machines/machine-tiles.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { drawingText } from '@/content/interface-text.ts';
import { machines } from '@/content/machines/index.ts';
import type { SectionOf } from '@/content/model/section.ts';
import { drawingOf } from '@/lib/drawings/machine-drawings.ts';

export const MachineTilesContent = ({ machines: slugs, actions }: SectionOf<'machine-tiles'>) => (
  <>
    <MachineTiles
      entries={slugs.map((slug) => machines.get(slug))}
      note={({ slug }) => drawingText.height(drawingOf(slug).height)}
      hasOneScale
    />
    <p className="actions mt-4 md:mt-8">
      {actions.map(({ label, ...link }) => (
        <ButtonLink key={link.href} {...link} look="outline">
          {label}
        </ButtonLink>
      ))}
    </p>
  </>
);
