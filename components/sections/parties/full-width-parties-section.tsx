import { RichText } from '@/components/ui/rich-text.tsx';
import { FullWidthSection } from '@/components/ui/full-width-section.tsx';
import type { ContentProps } from '../content-props.ts';
import { PartiesDiagram } from './parties-diagram.tsx';

export const FullWidthPartiesSection = ({ section }: ContentProps<'full-width-parties'>) => (
  <FullWidthSection section={section} background="white" className="py-5 md:pt-16 md:pb-20">
    <h2>{section.heading}</h2>
    {section.intro && (
      <p className="full-width-intro mt-3 max-w-[60ch] md:mt-5">
        <RichText text={section.intro} />
      </p>
    )}
    <PartiesDiagram {...section} />
  </FullWidthSection>
);
