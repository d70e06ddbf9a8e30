import clsx from 'clsx';
import type { ReactNode } from 'react';

type CardProps = {
  /** In the bar of colour: whose card it is, or for what. */
  readonly bar: ReactNode;
  readonly photo?: ReactNode;
  /** A word punched across the card's corner. No stamp is anywhere else. */
  readonly stamp?: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A plastic card: a person or a ticket, and nothing else. It's as long as 85.6 to 54, and longer if its words need it. */
export const Card = ({ bar, photo, stamp, className, children }: CardProps) => (
  <div className={clsx('card', className)}>
    <div className="card-bar">{bar}</div>
    <div className="card-face">
      <div>{children}</div>
      {photo && <div className="card-photo">{photo}</div>}
    </div>
    {stamp && (
      <p className="card-stamp">
        <span>{stamp}</span>
      </p>
    )}
  </div>
);
