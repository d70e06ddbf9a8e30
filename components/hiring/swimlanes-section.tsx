import clsx from 'clsx';
import { Fragment } from 'react';
import type { Swimlanes } from '@/content/hiring/swimlanes';

type Step = Swimlanes['steps'][number];

/** The grid row of each party's lane, and the rows between two lanes. */
const rows = ['row-1', 'row-2', 'row-3'];
const between = ['row-[1/2]', 'row-[2/3]'];

/** The line from the previous step to this one. If both are in the same lane, it is level. */
const Connection = ({ from, to }: { readonly from: number; readonly to: number }) => (
  <i
    aria-hidden="true"
    className={
      from === to
        ? rows[to]
        : clsx(
            from < to ? 'leads-down' : 'leads-up',
            Math.abs(to - from) > 1 ? 'row-[1/3]' : between[Math.min(from, to)],
          )
    }
  />
);

const lanesOf = (step: Step | undefined) => Object.keys(step ?? {}).map(Number);

/** Steps in the lanes of those who take part. On narrow screens, the steps are below each other on one line. */
export const SwimlanesSection = ({ heading, parties, steps }: Swimlanes) => (
  <section className="on-asphalt @container bg-asphalt text-white print:[container-type:normal] print:bg-white print:text-ink">
    <div className="frame swimlanes">
      <h2>{heading}</h2>
      <div className="lanes">
        {parties.map(({ name }, lane) => (
          <b key={name} aria-hidden="true" className={clsx('lane', rows[lane])}>
            {name}
          </b>
        ))}
        <ol>
          {steps.map((step, index) => {
            const before = lanesOf(steps[index - 1]);
            return (
              <li key={index}>
                {lanesOf(step).map((lane) => {
                  const from = before.includes(lane) ? lane : before[0];
                  return (
                    <Fragment key={lane}>
                      {from !== undefined && <Connection from={from} to={lane} />}
                      <div className={rows[lane]}>
                        <b>{parties[lane]?.name}</b>
                        <p>{step[lane]}</p>
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
