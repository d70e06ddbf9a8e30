import { RoadNumber, RoadSign } from '@/components/towns/road-sign.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import { SiteLink } from '@/components/ui/site-link.tsx';
import { firstTowns } from '@/lib/towns/first-towns.ts';
import { roadNumbers } from '@/lib/towns/road-numbers.ts';
import type { KindRenderer } from '../kind-renderer.ts';

export const townsKind: KindRenderer<'towns'> = {
  layout: { width: 'window' },
  Content: ({ all }) => (
    <>
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
        <ButtonLink {...all} look="outline" />
      </p>
    </>
  ),
};
