import clsx from 'clsx';
import type { ReactNode } from 'react';
import { roadPieces, type RoadPiece } from '@/lib/towns/road-numbers.ts';
import type { CompassPoint } from '@/lib/towns/town-distance.ts';

/** `primary` is a green sign, as on main roads. `local` is a white sign with a black border. */
type RoadSignProps = {
  readonly kind?: 'primary' | 'local';
  readonly as?: 'div' | 'li';
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Use road signs only for places and routes. */
export const RoadSign = ({ kind = 'primary', as: Tag = 'div', className, children }: RoadSignProps) => (
  <Tag className={clsx('road-sign', kind, className)}>{children}</Tag>
);

export const RoadNumber = ({ text, kind }: RoadPiece) => <b className={kind}>{text}</b>;

export const Road = ({ road }: { readonly road: string }) =>
  roadPieces(road).map((piece, index) =>
    piece.kind === 'words' ? piece.text : <RoadNumber key={index} {...piece} />,
  );

const turns: Readonly<Record<CompassPoint, string | undefined>> = {
  north: undefined,
  'north-east': 'rotate-45',
  east: 'rotate-90',
  'south-east': 'rotate-135',
  south: 'rotate-180',
  'south-west': '-rotate-135',
  west: '-rotate-90',
  'north-west': '-rotate-45',
};

/** Decorative, because the text next to it names the direction. */
export const RoadArrow = ({ direction }: { readonly direction: CompassPoint }) => (
  <svg viewBox="0 0 16 16" className={clsx('road-arrow', turns[direction])} aria-hidden="true">
    <path d="M8 1l6 7h-4v7H6V8H2z" />
  </svg>
);
