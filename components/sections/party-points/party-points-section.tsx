import { PartyImage } from '@/components/drawings/party-image.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { FullWidthSection } from '../full-width-section.tsx';
import type { SectionProps } from '../kind-renderer.ts';

export const PartyPointsSection = ({ section }: SectionProps<'party-points'>) => (
  <FullWidthSection {...section} band="paper" hasIntroBeside>
    <ul className="party-points">
      {section.points.map(({ party, text }) => (
        <li key={text}>
          <PartyImage party={party} />
          <p>{text}</p>
        </li>
      ))}
    </ul>
    <p className="actions mt-4 md:mt-8">
      <ButtonLink href={section.more.href} lang={section.more.lang} look="outline">
        {section.more.label}
      </ButtonLink>
    </p>
  </FullWidthSection>
);
