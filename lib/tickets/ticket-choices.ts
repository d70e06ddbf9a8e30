import {
  ticketText,
  type Ticket,
  ticketsFor,
  type MachineVariant,
  weightEnds,
} from '@/content/tickets/tickets.ts';
import { type Companion, people } from '@/content/tickets/categories.ts';
import { capitalised } from '@/content/format/grammar.ts';
import { inTonnesShort, inTonnes, type Tonnes } from '@/content/tickets/tonnes.ts';
import { whichTicket } from '@/content/pages/which-ticket.ts';
import { machines } from '@/content/machines/index.ts';
import { machineNames } from '@/content/machines/names.ts';
import type { MachineSlug } from '@/content/paths.ts';
import { toId } from '@/content/format/to-id.ts';

const { questions, beyond } = whichTicket;

export type TicketAnswer = {
  /** The answer's URL fragment, such as `a59-lifting`. */
  readonly id: string;
  readonly machine: MachineSlug;
  readonly drawing: string;
  /** Such as `360 excavator, 10-45 t: lifting on chains`. */
  readonly heading: string;
  /** The machine's weight range in tonnes, if it has one. */
  readonly size: Tonnes | undefined;
  /** If empty, no known category covers the machine, and the answer advises visitors to call. */
  readonly tickets: readonly Ticket[];
  readonly besides: readonly Companion[];
  readonly note: string;
};

export type TicketChoice = { readonly label: string; readonly next: TicketQuestion | TicketAnswer };

export type TicketQuestion = {
  readonly id: string;
  readonly question: string;
  readonly drawing: string;
  readonly choices: readonly TicketChoice[];
};

/** The last range may be heavier than the machines we cover. */
const sizesOf = ({ tickets, size, served }: MachineVariant): readonly Tonnes[] => {
  if (size) return [size];
  const last = served && !served.andMore ? [served.to] : [];
  const ends = [0, ...weightEnds(tickets), ...last, Infinity];
  return ends.slice(1).map((to, index) => ({ from: ends[index] ?? 0, to }));
};

const sizeWords = (size: Tonnes) => {
  if (size.from === 0) return ticketText.under(size.to);
  return size.to === Infinity ? ticketText.over(size.from) : inTonnesShort(size);
};

const forLifting = [people.slinger, people.appointedPerson];

const choicesOf = (
  machine: MachineSlug,
  variant: MachineVariant,
  isOnly: boolean,
): readonly TicketChoice[] => {
  const sizes = sizesOf(variant);
  const drawing = variant.drawing ?? machines.get(machine).drawing;
  return sizes.map((size) => {
    const words = sizes.length > 1 ? sizeWords(size) : undefined;
    const name = [variant.name, words].filter(Boolean).join(', ');
    const isBeyond = variant.served !== undefined && size.from === variant.served.to;
    const answer = (job?: 'lifting'): TicketAnswer => {
      const tickets = ticketsFor(job && variant.lifting ? variant.lifting.tickets : variant.tickets, size);
      const [first] = tickets;
      const task =
        variant.lifting && !isBeyond ? (job ? variant.lifting.with : variant.lifting.without) : undefined;
      return {
        id: toId(
          first
            ? [variant.fragment, first.code, job ?? first.plus, isBeyond && words].filter(Boolean).join(' ')
            : variant.name,
        ),
        machine,
        drawing,
        heading: task ? `${name}: ${task.toLowerCase()}` : name,
        size: words === undefined ? variant.size : size,
        tickets,
        besides: [...(job ? forLifting : []), ...(variant.besides ?? []), people.marshal],
        note: [isBeyond && variant.served && beyond(inTonnes(variant.served)), variant.note]
          .filter(Boolean)
          .join(' '),
      };
    };
    const label = isOnly && words ? capitalised(words) : name;
    if (!variant.lifting || isBeyond) return { label, next: answer() };
    return {
      label,
      next: {
        id: toId(`${machine} ${name}`),
        question: questions.job,
        drawing,
        choices: [
          { label: variant.lifting.without, next: answer() },
          { label: variant.lifting.with, next: answer('lifting') },
        ],
      },
    };
  });
};

/**
 * A machine with a single category leads directly to its next step. Otherwise the id of the machine's question is its
 * slug, so that other pages can link to it.
 */
export const machineChoices = machines.listed.map(({ slug, drawing, variants }) => {
  const choices = variants.flatMap((variant) => choicesOf(slug, variant, variants.length === 1));
  const question = variants.length === 1 ? questions.weight : questions.kind;
  const [first, ...others] = choices;
  const next = first && others.length === 0 ? first.next : { id: slug, question, drawing, choices };
  return { slug, label: machineNames[slug].shortName, next };
});

const answersIn = ({ next }: TicketChoice): readonly TicketAnswer[] =>
  'choices' in next ? next.choices.flatMap(answersIn) : [next];

export const ticketAnswers = machineChoices.flatMap(answersIn);
