import { RoadNumber, RoadSign } from '@/components/towns/road-sign.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { SiteLink } from '@/components/ui/site-link.tsx';
import { firstTowns } from '@/lib/towns/first-towns.ts';
import { roadNumbers } from '@/lib/towns/road-numbers.ts';
import { FullWidthSection } from '../full-width-section.tsx';
import type { SectionProps } from '../kind-renderer.ts';

export const TownsSection = ({ section }: SectionProps<'towns'>) => (
  <FullWidthSection {...section}>
    <ul className="town-links">
      {firstTowns.map(({ path, name, lang, roads }) => {
        const [main] = roadNumbers(roads);
        return (
          <RoadSign key={path} as="li">
            <SiteLink href={path}>
              <span lang={lang}>{name}</span> {main && <RoadNumber {...main} />}
            </SiteLink>
          </RoadSign>
        );
      })}
    </ul>
    <p className="actions mt-6 md:mt-8">
      <ButtonLink href={section.all.href} lang={section.all.lang} look="outline">
        {section.all.label}
      </ButtonLink>
    </p>
  </FullWidthSection>
);
