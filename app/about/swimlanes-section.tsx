import clsx from 'clsx';
import { Fragment } from 'react';
import { DrawingToScale } from '@/components/drawings/drawing-to-scale.tsx';
import { PartyImage } from '@/components/drawings/party-image.tsx';
import { Measured } from '@/components/ui/measured.tsx';
import type { Swimlanes } from '@/content/pages/about.ts';
import { drawingOf } from '@/lib/drawings/machine-drawings.ts';
import { roundToTenths } from '@/lib/drawings/measures.ts';

/** The column of each party's lane, and the columns between the dots of two lanes. */
const columns = ['col-1', 'col-2', 'col-3'];
const between = ['col-[1/2]', 'col-[2/3]'];

/** The lane from which a line leads to a step in this lane: the same one if possible. */
const previousLane = (lane: number, before: readonly number[]) => (before.includes(lane) ? lane : before[0]);

/** The line from the end of the previous row to a step's dot. If both are in the same lane, it is upright. */
const LaneLine = ({ from, to }: { readonly from: number; readonly to: number }) => (
  <i
    aria-hidden="true"
    className={
      from === to
        ? columns[to]
        : clsx(
            from < to ? 'leads-right' : 'leads-left',
            Math.abs(to - from) > 1 ? 'col-[1/3]' : between[Math.min(from, to)],
          )
    }
  />
);

/**
 * Steps in the lanes of those who take part, who stand at their heads. On narrow screens, the steps are on one line, each
 * beside the head of its party.
 */
export const SwimlanesSection = ({ heading, parties, steps }: Swimlanes) => {
  /** The lanes of those who take part in a step, from left to right. */
  const lanesOf = (step: Swimlanes['steps'][number] = {}) =>
    parties.flatMap(({ party }, lane) => (step[party] ? [lane] : []));
  const longest = Math.max(...parties.map(({ machine }) => (machine ? drawingOf(machine).width : 0)));
  /** In metres: room for a person and the longest machine. */
  const laneWidth = roundToTenths(Math.max(4.2, longest + 0.7));
  return (
    <section className="swimlanes">
      <div className="surface-bright">
        <Measured as="div" values={{ '--width': laneWidth }} className="page-width lane-heads">
          {parties.map(({ party, name, machine }) => (
            <div key={party} aria-hidden="true">
              <PartyImage party={party} />
              <b>{name}</b>
              {machine && <DrawingToScale source="image" drawing={drawingOf(machine)} />}
            </div>
          ))}
        </Measured>
      </div>
      <div className="surface-asphalt">
        <div className="page-width lanes">
          <h2>{heading}</h2>
          <ol>
            {steps.map((step, index) => {
              const before = lanesOf(steps[index - 1]);
              const after = lanesOf(steps[index + 1]);
              const lanes = lanesOf(step);
              return (
                <li key={index}>
                  {parties.map(({ party, name }, lane) => {
                    if (!step[party]) return null;
                    const from = previousLane(lane, before);
                    const leadsOn = after.some((next) => previousLane(next, lanes) === lane);
                    return (
                      <Fragment key={lane}>
                        {from !== undefined && <LaneLine from={from} to={lane} />}
                        <div className={clsx(columns[lane], leadsOn && 'leads-on')}>
                          <PartyImage party={party} />
                          <b>{name}</b>
                          <p>{step[party]}</p>
                        </div>
                      </Fragment>
                    );
                  })}
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </section>
  );
};
