import type { Route } from '@/content/pages/about';

type Step = Route['steps'][number];

const lanesOf = (step: Step) => Object.keys(step).map(Number);

/**
 * Returns pairs of lanes. If at least two people take part in both steps, each of them is connected with itself.
 * Otherwise, everyone in the first step is connected with everyone in the second step.
 */
const linesBetween = (from: readonly number[], to: readonly number[]) => {
  const straight = from.filter((lane) => to.includes(lane));
  return straight.length > 1
    ? straight.map((lane) => [lane, lane] as const)
    : from.flatMap((start) => to.map((end) => [start, end] as const));
};

/** The vertical position of a mark, as a fraction of its lane's height. `lane-route.css` uses the same value. */
const markAt = 0.2;

const Lines = ({ step, next, lanes }: { step: Step; next: Step | undefined; lanes: number }) => {
  const heightOf = (lane: number) => `${((lane + markAt) / lanes) * 100}%`;
  return (
    next && (
      <svg aria-hidden="true">
        {linesBetween(lanesOf(step), lanesOf(next)).map(([start, end]) => (
          <g key={`${start} ${end}`}>
            <line x1="50%" x2="100%" y1={heightOf(start)} y2={heightOf(start)} />
            <line x1="100%" x2="100%" y1={heightOf(start)} y2={heightOf(end)} />
            <line x1="100%" x2="150%" y1={heightOf(end)} y2={heightOf(end)} />
          </g>
        ))}
      </svg>
    )
  );
};

const together = new Intl.ListFormat('en-GB');

/** On phones, the diagram becomes a list along a line. The text next to it has the same content. */
export const LaneRoute = ({ heading, lanes, steps }: Route) => (
  <section className="on-asphalt bg-asphalt text-white print:bg-white print:text-ink">
    <div className="frame py-6 md:pt-8 md:pb-14">
      <h2>{heading}</h2>
      <div className="lane-route">
        <div aria-hidden="true" className="lane-names">
          {lanes.map(({ name }) => (
            <b key={name}>{name}</b>
          ))}
        </div>
        <ol>
          {steps.map((step, index) => (
            <li key={index}>
              <Lines step={step} next={steps[index + 1]} lanes={lanes.length} />
              <b aria-hidden="true">{together.format(lanesOf(step).map((lane) => lanes[lane]!.name))}</b>
              {lanes.map(({ name }, lane) => (
                <div key={name}>
                  {step[lane] && (
                    <>
                      <span aria-hidden="true" className="lane-mark" />
                      <p>{step[lane]}</p>
                    </>
                  )}
                </div>
              ))}
            </li>
          ))}
        </ol>
      </div>
    </div>
  </section>
);
