import type { CallRoute as Route } from '@/content/hiring/call-route';

/** One line of steps. Each person who takes part in a step has a mark. On phones, the line is vertical. */
export const CallRoute = ({ heading, lanes, steps }: Route) => (
  <section className="on-asphalt @container bg-asphalt text-white print:[container-type:normal] print:bg-white print:text-ink">
    <div className="frame call-route">
      <h2>{heading}</h2>
      <ol>
        {steps.map((step, index) => (
          <li key={index}>
            {lanes.map(
              ({ name }, lane) =>
                step[lane] && (
                  <div key={name}>
                    <b>{name}</b>
                    <p>{step[lane]}</p>
                  </div>
                ),
            )}
          </li>
        ))}
      </ol>
    </div>
  </section>
);
