import { MachineDrawing } from '@/components/ui/machine-drawing';
import { whichTicket } from '@/content/pages/which-ticket';
import { machineTickets, type TicketChoice, type TicketQuestion } from '@/lib/site/which-ticket';
import { TicketAnswer } from './ticket-answer';

type StepProps = TicketQuestion & { readonly level: 3 | 4 };

/** A question below the choice that leads to it. */
const Step = ({ id, question, choices, level }: StepProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className="step">
      <Heading id={id} tabIndex={-1}>
        {question}
      </Heading>
      <ul className="choices">
        {choices.map((choice) => (
          <Choice key={choice.label} {...choice} level={level === 3 ? 4 : 5} />
        ))}
      </ul>
    </div>
  );
};

const Choice = ({ label, next, level }: TicketChoice & { readonly level: 4 | 5 }) => (
  <li>
    <a href={`#${next.id}`}>{label}</a>
    {'choices' in next ? <Step {...next} level={4} /> : <TicketAnswer answer={next} level={level} />}
  </li>
);

/**
 * Machine, size, job, ticket. Each choice is a link to what follows inside the same list item, and the style sheet shows the way to
 * the target: the address always says what is on the screen, and the browser's Back goes one question back. The targets are
 * headings, so that a screen reader says the question or the answer that appears.
 */
export const TicketFinder = () => (
  <div className="finder">
    <a href="#machine" className="again">
      {whichTicket.again}
    </a>
    <div className="step">
      <h2 id="machine">{whichTicket.questions.machine}</h2>
      <ul className="choices machines">
        {machineTickets.map(({ slug, machine, drawing, next }) => {
          const [first] = next.choices;
          const answer =
            next.choices.length === 1 && first && !('choices' in first.next) ? first.next : undefined;
          return (
            <li key={slug}>
              <a href={`#${answer?.id ?? slug}`}>
                <MachineDrawing machine={drawing} />
                {machine}
              </a>
              {answer ? (
                <div id={slug}>
                  <TicketAnswer answer={answer} level={3} />
                </div>
              ) : (
                <Step {...next} level={3} />
              )}
            </li>
          );
        })}
      </ul>
    </div>
  </div>
);
