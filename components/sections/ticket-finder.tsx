import type { ReactNode } from 'react';
import { MachineDrawing } from '@/components/ui/machine-drawing';
import { whichTicket } from '@/content/pages/which-ticket';
import { machineTickets, type TicketChoice, type TicketQuestion } from '@/lib/site/which-ticket';
import { TicketAnswer } from './ticket-answer';

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

/** `slug` is an additional id, so that other pages can link to a machine. */
const Next = ({ next, choicesMade, slug }: NextProps) =>
  'choices' in next ? (
    <Step {...next} choicesMade={choicesMade} />
  ) : (
    <div id={slug} className="found">
      <ChoicesMade choicesMade={choicesMade} />
      <TicketAnswer answer={next} />
    </div>
  );

/** If a machine has only one ticket, link directly to the answer. */
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
 * The ticket finder asks for the machine, its size and the job, then shows the required ticket. It works without
 * scripts: each choice links to the next step, and CSS only shows the step that is the target of the URL. The Back
 * button therefore returns to the previous question.
 *
 * Each target is a heading, so that screen readers announce it. The steps are not nested: in Firefox, a screen reader
 * would otherwise continue in the previous step.
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
