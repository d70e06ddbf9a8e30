import type { ReactNode } from 'react';
import { PartyImage } from '@/components/drawings/party-image.tsx';
import { toId } from '@/content/format/to-id.ts';
import type { Party } from '@/content/model/section-parts.ts';

type SignboardProps = {
  readonly heading: string;
  /** The decorative party who stands beside it in wide windows. */
  readonly party: Party;
  readonly children: ReactNode;
};

/** A signboard, as at the gate of a building site. It stands on the strip of a stage, for example as the `aside` of `PageHero`. */
export const Signboard = ({ heading, party, children }: SignboardProps) => (
  <div className="signboard">
    <PartyImage party={party} className="stands-on-strip" />
    <section className="running-text">
      <h2 id={toId(heading)}>{heading}</h2>
      {children}
    </section>
  </div>
);
