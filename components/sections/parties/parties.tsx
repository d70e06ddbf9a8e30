import clsx from 'clsx';
import { Fragment } from 'react';
import { PartyImage } from '@/components/drawings/party-image.tsx';
import type { Flow, Party } from '@/content/model/section-parts.ts';
import type { KindRenderer } from '../kind-renderer.ts';

/** The line ends inside the arrowhead, so that it doesn't extend beyond the tip. */
const Arrow = () => (
  <svg className="arrow" aria-hidden="true">
    <line x2="100%" y1="50%" y2="50%" />
    <svg x="100%" y="50%" overflow="visible">
      <path d="M8 0L-10 -10V10Z" />
    </svg>
  </svg>
);

type FlowsProps = { readonly flows: readonly Flow[]; readonly leftParty: Party };

/** What goes between two neighbours. */
const Flows = ({ flows, leftParty }: FlowsProps) => (
  <div className="flows">
    {flows.map(({ what, detail, to, payment }) => (
      <p key={what} className={clsx(to === leftParty && 'to-left', payment && 'text-stamp') || undefined}>
        <Arrow />
        <span>
          <b>{what}</b> <span>{detail}</span>
        </span>
      </p>
    ))}
  </div>
);

/** What goes between three parties, such as who pays whom. Without room for three columns, they are below each other. */
export const partiesKind: KindRenderer<'parties'> = {
  layout: ({ width }) => (width ? { width } : { width: 'all-columns', collapses: 'never' }),
  Content: ({ parties, flows, firstToLast }) => (
    <div className="parties-diagram @container">
      <div className="parties">
        {parties.map(({ party, name }, index) => (
          <Fragment key={party}>
            <div className="party">
              <PartyImage party={party} />
              <b>{name}</b>
            </div>
            {flows[index] && <Flows flows={flows[index]} leftParty={party} />}
          </Fragment>
        ))}
        {firstToLast && (
          <p className="party-checks">
            <span>
              <b>{firstToLast.what}</b> <span>{firstToLast.detail}</span>
            </span>
          </p>
        )}
      </div>
    </div>
  ),
};
