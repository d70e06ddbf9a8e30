import { whichTicket } from '@/content/pages/which-ticket.ts';
import { drawingOf } from '@/lib/drawings/machine-drawings.ts';
import { machineChoices, type TicketChoice, type TicketQuestion } from '@/lib/tickets/ticket-choices.ts';
import { MachinePicker } from './machine-picker.tsx';
import { TicketAnswerBlock } from './ticket-answer-block.tsx';

type Choice = { readonly href: string; readonly label: string };

const start: Choice = { href: '#machine', label: whichTicket.anotherMachine };

type QuestionStepProps = {
  readonly question: TicketQuestion;
  /** The choice that led to this question. */
  readonly lastChoice: Choice;
  /** Earlier choices, which the visitor can change. */
  readonly earlier: readonly Choice[];
};

const ChoicesMade = ({
  earlier,
  lastChoice,
}: Partial<QuestionStepProps> & Pick<QuestionStepProps, 'earlier'>) => (
  <p className="choices-made">
    {earlier.map(({ href, label }) => (
      <a key={href} href={href}>
        {label}
      </a>
    ))}
    {lastChoice && <b>{lastChoice.label}</b>}
  </p>
);

const QuestionDrawing = ({ drawnMachine }: Pick<TicketQuestion, 'drawnMachine'>) => {
  const { imagePath, width, height } = drawingOf(drawnMachine);
  return (
    <img
      src={imagePath}
      alt=""
      width={Math.round(width * 40)}
      height={Math.round(height * 40)}
      loading="lazy"
    />
  );
};

const QuestionStep = ({
  question: { id, question, drawnMachine, choices },
  lastChoice,
  earlier,
}: QuestionStepProps) => (
  <>
    <div className="finder-step page-width">
      <ChoicesMade earlier={earlier} lastChoice={lastChoice} />
      <h2 id={id} tabIndex={-1}>
        {question}
      </h2>
      <ul className="finder-choices">
        {choices.map(({ label, next }) => (
          <li key={label}>
            <a href={`#${next.id}`}>{label}</a>
          </li>
        ))}
      </ul>
      <QuestionDrawing drawnMachine={drawnMachine} />
    </div>
    {choices.map((choice) => (
      <NextStep key={choice.label} choice={choice} earlier={[...earlier, lastChoice]} />
    ))}
  </>
);

type NextStepProps = {
  readonly choice: TicketChoice;
  readonly earlier: readonly Choice[];
  readonly slug?: string;
};

/** `slug` is an additional id, so that other pages can link to a machine. */
const NextStep = ({ choice: { label, next }, earlier, slug }: NextStepProps) =>
  'choices' in next ? (
    <QuestionStep question={next} lastChoice={{ href: `#${next.id}`, label }} earlier={earlier} />
  ) : (
    <div id={slug} className="page-width">
      <ChoicesMade earlier={earlier} />
      <TicketAnswerBlock answer={next} />
    </div>
  );

/**
 * The ticket finder asks for the machine, its size and the job, then shows the required ticket. It works without
 * scripts: each choice links to the next step, and CSS only shows the step that is the target of the URL. The Back
 * button therefore returns to the previous question.
 *
 * Each target is a heading, so that screen readers announce it. The steps are not nested: in Firefox, a screen reader
 * would otherwise continue in the previous step.
 */
export const TicketFinder = () => (
  <div className="finder surface-bright">
    <MachinePicker id="machine" heading={whichTicket.questions.machine} choices={machineChoices} />
    {machineChoices.map(({ slug, ...choice }) => (
      <NextStep key={slug} choice={choice} earlier={[start]} slug={slug} />
    ))}
  </div>
);
