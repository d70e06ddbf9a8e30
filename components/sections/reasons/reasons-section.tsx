import { PartyImage } from '@/components/drawings/party-image';
import { ButtonLink } from '@/components/ui/button-link';
import type { ContentProps } from '../content-props';

export const ReasonsSection = ({ section: { heading, text, points, more } }: ContentProps<'reasons'>) => (
  <section className="wide-section bg-paper">
    <div className="frame">
      <div className="wide-head">
        <h2>{heading}</h2>
        <p>{text}</p>
      </div>
      <ul className="reason-list">
        {points.map(({ party, text: point }) => (
          <li key={point}>
            <PartyImage party={party} />
            <p>{point}</p>
          </li>
        ))}
      </ul>
      <p className="actions mt-4 md:mt-8">
        <ButtonLink href={more.href} lang={more.lang} look="outline">
          {more.label}
        </ButtonLink>
      </p>
    </div>
  </section>
);
