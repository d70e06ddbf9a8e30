import type { ReactNode } from 'react';
import { PartyImage } from '@/components/drawings/party-image';
import { toId } from '@/lib/text/to-id';
import type { Party } from '@/content/hiring/parties';

type BoardProps = {
  readonly heading: string;
  /** The decorative party who stands beside the board in wide windows. */
  readonly party: Party;
  readonly children: ReactNode;
};

/** A notice board, as at the gate of a site. It stands on the strip of a stage, for example as the `aside` of `PageHero`. */
export const Board = ({ heading, party, children }: BoardProps) => (
  <div className="board">
    <PartyImage party={party} />
    <section className="body">
      <h2 id={toId(heading)}>{heading}</h2>
      {children}
    </section>
  </div>
);
