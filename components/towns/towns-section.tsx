import { ButtonLink } from '@/components/ui/button-link';
import { RoadNumber } from './road-sign';
import { SiteLink } from '@/components/ui/site-link';
import type { SectionOf } from '@/content/section';
import { towns } from '@/content/towns';
import { roadNumbers } from '@/lib/towns/road-numbers';

const townsPerGroup = 2;

/** The first towns of each region, so that the list represents the whole area. */
const shown = towns.listed.filter(
  ({ group }, index) =>
    towns.listed.slice(0, index).filter((earlier) => earlier.group === group).length < townsPerGroup,
);

export const TownsSection = ({ heading, all }: SectionOf<'towns'>) => (
  <section className="wide-section">
    <div className="frame">
      <h2>{heading}</h2>
      <ul className="town-links">
        {shown.map(({ path, name, lang, roads }) => {
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
