import { PartyImage } from '@/components/drawings/party-image';
import { ButtonLink } from '@/components/ui/button-link';
import { WideSection } from '@/components/ui/wide-section';
import type { ContentProps } from '../content-props';

export const ReasonsSection = ({ section }: ContentProps<'reasons'>) => (
  <WideSection section={section} background="paper">
    <div className="wide-head">
      <h2>{section.heading}</h2>
      <p>{section.text}</p>
    </div>
    <ul className="reason-list">
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
  </WideSection>
);
