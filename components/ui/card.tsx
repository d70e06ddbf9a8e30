import clsx from 'clsx';
import type { ReactNode } from 'react';

type CardProps = {
  readonly bar: ReactNode;
  readonly photo?: ReactNode;
  readonly stamp?: string;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Has the proportions of a real card (85.6 by 54 mm) unless its text needs more height. */
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
