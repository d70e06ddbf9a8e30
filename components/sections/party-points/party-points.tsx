import { PartyImage } from '@/components/drawings/party-image.tsx';
import { ButtonLink } from '@/components/ui/button-link.tsx';
import type { KindRenderer } from '../kind-renderer.ts';

export const partyPointsKind: KindRenderer<'party-points'> = {
  layout: { width: 'window', band: 'paper', hasIntroBeside: true },
  Content: ({ points, more }) => (
    <>
      <ul className="party-points">
        {points.map(({ party, text }) => (
          <li key={text}>
            <PartyImage party={party} />
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <p className="actions mt-4 md:mt-8">
        <ButtonLink {...more} look="outline" />
      </p>
    </>
  ),
};
