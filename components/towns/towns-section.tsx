import { ButtonLink } from '@/components/ui/button-link';
import { RoadNumber } from './road-sign';
import { SiteLink } from '@/components/ui/site-link';
import type { SectionOf } from '@/content/section';
import { firstTowns } from '@/lib/towns/first-towns';
import { roadNumbers } from '@/lib/towns/road-numbers';

export const TownsSection = ({ heading, all }: SectionOf<'towns'>) => (
  <section className="wide-section">
    <div className="frame">
      <h2>{heading}</h2>
      <ul className="town-links">
        {firstTowns.map(({ path, name, lang, roads }) => {
          const [main] = roadNumbers(roads);
          return (
            <li key={path} className="road-sign primary">
              <SiteLink href={path}>
                <span lang={lang}>{name}</span> {main && <RoadNumber {...main} />}
              </SiteLink>
            </li>
          );
        })}
      </ul>
      <p className="actions mt-6 md:mt-8">
        <ButtonLink href={all.href} lang={all.lang} look="outline">
          {all.label}
        </ButtonLink>
      </p>
    </div>
  </section>
);
