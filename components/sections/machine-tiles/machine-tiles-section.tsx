import { ButtonLink } from '@/components/ui/button-link';
import { RichText } from '@/components/ui/rich-text';
import type { ContentProps } from '../content-props';
import { machines } from '@/content/machines';
import { scaleText } from '@/content/drawings/machine-drawings';
import { drawingOf } from '@/lib/machines/machine-drawings';
import { MachineTiles } from '@/components/machines/machine-tiles';

export const MachineTilesSection = ({
  section: { heading, intro, machines: slugs, actions },
}: ContentProps<'machine-tiles'>) => (
  <section className="wide-section bg-paper">
    <div className="frame">
      <div className="wide-head body">
        <h2>{heading}</h2>
        <p>
          <RichText text={intro} />
        </p>
      </div>
      <MachineTiles
        entries={slugs.map((slug) => machines.get(slug))}
        note={({ slug }) => scaleText.height(drawingOf(slug).height)}
        sharesScale
      />
      <p className="actions mt-4 md:mt-8">
        {actions.map(({ label, ...link }) => (
          <ButtonLink key={link.href} {...link} look="outline">
            {label}
          </ButtonLink>
        ))}
      </p>
    </div>
  </section>
);
