import type { ReactNode } from 'react';
import { MachineDrawing } from '@/components/ui/machine-drawing';
import { whichTicket } from '@/content/pages/which-ticket';
import { machineTickets, type TicketChoice, type TicketQuestion } from '@/lib/site/which-ticket';
import { TicketAnswer } from './ticket-answer';

/** What was chosen so far, as links back to each choice. */
type Choices = readonly { readonly href: string; readonly label: ReactNode }[];

const start = 'machine';

const ChoicesMade = ({ choicesMade }: { readonly choicesMade: Choices }) => (
  <p className="way">
    <a href={`#${start}`} className="again">
      {whichTicket.again}
    </a>
    {choicesMade.map(({ href, label }) => (
      <a key={href} href={href}>
        {label}
      </a>
    ))}
  </p>
);

type StepProps = TicketQuestion & { readonly choicesMade: Choices };

/** A question, and a part for each thing that may follow from it. */
const Step = ({ id, question, choices, choicesMade }: StepProps) => (
  <>
    <div className="step">
      <ChoicesMade choicesMade={choicesMade} />
      <h2 id={id} tabIndex={-1}>
        {question}
      </h2>
      <ul className="choices">
        {choices.map(({ label, next }) => (
          <li key={label}>
            <a href={`#${next.id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
    {choices.map(({ label, next }) => (
      <Next key={label} next={next} choicesMade={[...choicesMade, { href: `#${next.id}`, label }]} />
    ))}
  </>
);

type NextProps = Pick<TicketChoice, 'next'> & { readonly choicesMade: Choices; readonly slug?: string };

/** A further question, or the answer. `slug` is a second address. */
const Next = ({ next, choicesMade, slug }: NextProps) =>
  'choices' in next ? (
    <Step {...next} choicesMade={choicesMade} />
  ) : (
    <div id={slug} className="found">
      <ChoicesMade choicesMade={choicesMade} />
      <TicketAnswer answer={next} />
    </div>
  );

/** A machine with one ticket is followed by that at once. */
const machines = machineTickets.map(({ slug, machine, drawing, next: question }) => {
  const [first] = question.choices;
  const next = question.choices.length === 1 && first && !('choices' in first.next) ? first.next : question;
  const label = (
    <>
      <MachineDrawing machine={drawing} />
      {machine}
    </>
  );
  return { slug, label, href: `#${next.id}`, next };
});

/**
 * Machine, size, job, ticket. Each choice is a link to what follows, and the style sheet shows the part with the target alone: the
 * address always says what is on the screen, and the browser's Back goes one question back. The targets are headings, so that a
 * screen reader says the question or the answer that appears. The parts are side by side and not inside each other: in Firefox a
 * screen reader that was in a part stays there, and reads round in what is left of it.
 */
export const TicketFinder = () => (
  <div className="finder">
    <div className="step">
      <h2 id={start} tabIndex={-1}>
        {whichTicket.questions.machine}
      </h2>
      <ul className="choices machines">
        {machines.map(({ slug, label, href }) => (
          <li key={slug}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
    {machines.map(({ slug, label, href, next }) => (
      <Next key={slug} next={next} choicesMade={[{ href, label }]} slug={slug} />
    ))}
  </div>
);
