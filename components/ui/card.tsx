import clsx from 'clsx';
import type { ReactNode } from 'react';

type CardProps = {
  /** The text in the coloured bar, such as the name of the card holder. */
  readonly bar: ReactNode;
  readonly photo?: ReactNode;
  /** A word stamped on the card's corner. Only cards have stamps. */
  readonly stamp?: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A plastic card for a person or a ticket. Its aspect ratio is 85.6 to 54, and it grows with its text. */
export const Card = ({ bar, photo, stamp, className, children }: CardProps) => (
  <div className={clsx('card', className)}>
    <div className="card-bar">{bar}</div>
    <div className="card-face">
      <div>{children}</div>
      {photo && <div className="card-photo">{photo}</div>}
    </div>
    {stamp && (
      <p className="stamp card-stamp">
        <span>{stamp}</span>
      </p>
    )}
  </div>
);
