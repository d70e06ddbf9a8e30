import type { ReactNode } from 'react';
import { PersonImage } from '@/components/machines/person-image';
import type { Person } from '@/content/hiring/parties';

type BoardProps = {
  readonly heading: string;
  /** The decorative person who stands beside the board in wide windows. */
  readonly person: Person;
  readonly children: ReactNode;
};

/** A notice board, as at the gate of a site. Pass it to `PageHero` as `aside`, with a `note` as its ground. */
export const Board = ({ heading, person, children }: BoardProps) => (
  <div className="board">
    <PersonImage person={person} />
    <section className="body">
      <h2>{heading}</h2>
      {children}
    </section>
  </div>
);
