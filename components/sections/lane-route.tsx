import type { Route } from '@/content/pages/about';

/** The middle of a lane, in percent of the drawing's width. */
const middleOf = (lane: number, lanes: number) => `${((lane + 0.5) / lanes) * 100}%`;

/** Pixels from the top of a step to the centre of its marks: half a line of text. */
const markTop = 14;

/** Lines from a step to the next: straight on for those who take part in both, otherwise from each to each. */
const linesBetween = (from: readonly number[], to: readonly number[]) => {
  const straight = from.filter((lane) => to.includes(lane));
  return straight.length > 1
    ? straight.map((lane) => [lane, lane] as const)
    : from.flatMap((start) => to.map((end) => [start, end] as const));
};

/**
 * Steps one below the other, beside lanes with a mark where somebody takes part and lines that show how it passes between
 * them. The drawing repeats what the words say.
 */
export const LaneRoute = ({ heading, lanes, steps }: Route) => (
  <section>
    <h2 className="mb-4">{heading}</h2>
    <div
      aria-hidden="true"
      className="mb-3 grid w-[min(9rem,50%)] grid-cols-3 border-b-2 border-ink pb-1 text-center text-sm font-bold sm:w-[min(12rem,40%)]"
    >
      {lanes.map((lane) => (
        <span key={lane} className="whitespace-nowrap">
          {lane}
        </span>
      ))}
    </div>
    <ol>
      {steps.map((step, index) => {
        const next = steps[index + 1];
        return (
          <li
            key={step.text}
            className="grid min-h-14 grid-cols-[min(9rem,50%)_1fr] gap-3 wrap-anywhere sm:grid-cols-[min(12rem,40%)_1fr] sm:gap-6"
          >
            <div className="relative">
              <svg
                aria-hidden="true"
                className="absolute inset-0 size-full overflow-visible stroke-current stroke-3"
              >
                {next && (
                  <g transform={`translate(0 ${markTop})`}>
                    {linesBetween(step.lanes, next.lanes).map(([start, end]) => (
                      <line
                        key={`${start} ${end}`}
                        x1={middleOf(start, lanes.length)}
                        x2={middleOf(end, lanes.length)}
                        y2="100%"
                      />
                    ))}
                  </g>
                )}
                {step.lanes.map((lane) => (
                  <circle
                    key={lane}
                    cx={middleOf(lane, lanes.length)}
                    cy={markTop}
                    r="11"
                    className="fill-white"
                  />
                ))}
              </svg>
            </div>
            <p className="pb-4">{step.text}</p>
          </li>
        );
      })}
    </ol>
  </section>
);
