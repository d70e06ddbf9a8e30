import { MachineTiles } from '@/components/machines/machine-tiles.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { drawingText } from '@/content/drawings/drawing-text.ts';
import { machines } from '@/content/machines/index.ts';
import { drawingOf } from '@/lib/drawings/machine-drawings.ts';
import type { KindRenderer } from '../kind-renderer.ts';

export const machineTilesKind: KindRenderer<'machine-tiles'> = {
  layout: { width: 'window', band: 'paper', hasIntroBeside: true },
  Content: ({ machines: slugs, actions }) => (
    <>
      <MachineTiles
        entries={slugs.map((slug) => machines.get(slug))}
        note={({ slug }) => drawingText.height(drawingOf(slug).height)}
        hasOneScale
      />
      <p className="actions mt-4 md:mt-8">
        {actions.map((action) => (
          <ButtonLink key={action.href} {...action} look="outline" />
        ))}
      </p>
    </>
  ),
};
