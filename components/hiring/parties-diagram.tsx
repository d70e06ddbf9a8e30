import { Fragment } from 'react';
import { PartyImage } from '@/components/drawings/party-image';
import type { Flow, PartiesDiagramText } from '@/content/hiring/parties';

/** The line ends inside the arrowhead, so that it doesn't extend beyond the tip. */
const Arrow = () => (
  <svg className="arrow" aria-hidden="true">
    <line x2="100%" y1="50%" y2="50%" />
    <svg x="100%" y="50%" overflow="visible">
      <path d="M8 0L-10 -10V10Z" />
    </svg>
  </svg>
);

const Between = ({ flows }: { readonly flows: readonly Flow[] }) => (
  <div className="flows">
    {flows.map(({ what, detail, back, money }) => (
      <p key={what} data-back={back} className={money && 'text-stamp'}>
        <Arrow />
        <span>
          <b>{what}</b> <span>{detail}</span>
        </span>
      </p>
    ))}
  </div>
);

/** What goes between three parties, such as who pays whom. Without room for three columns, they are below each other. */
export const PartiesDiagram = ({ parties, flows, checks }: PartiesDiagramText) => (
  <div className="@container">
    <div className="parties">
      {parties.map(({ party, name }, index) => (
        <Fragment key={party}>
          <div className="party">
            <PartyImage party={party} />
            <b>{name}</b>
          </div>
          {flows[index] && <Between flows={flows[index]} />}
        </Fragment>
      ))}
      {checks && (
        <p className="party-checks">
          <span>
            <b>{checks.what}</b> <span>{checks.detail}</span>
          </span>
        </p>
      )}
    </div>
  </div>
);
