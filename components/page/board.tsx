import type { ReactNode } from 'react';
import { PartyImage } from '@/components/drawings/party-image';
import type { Party } from '@/content/hiring/parties';

type BoardProps = {
  readonly heading: string;
  /** The decorative party who stands beside the board in wide windows. */
  readonly party: Party;
  readonly children: ReactNode;
};

/** A notice board, as at the gate of a site. Pass it to `PageHero` as `aside`. */
export const Board = ({ heading, party, children }: BoardProps) => (
  <div className="board">
    <PartyImage party={party} />
    <section className="body">
      <h2>{heading}</h2>
      {children}
    </section>
  </div>
);
