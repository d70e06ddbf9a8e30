import {
  ticketText,
  type Ask,
  asksFor,
  type MachineKind,
  sizeText,
  weightEnds,
} from '@/content/tickets/tickets';
import { type Companion, people } from '@/content/tickets/categories';
import { capitalised } from '@/content/site/grammar';
import { rangeText } from '@/content/services/ranges';
import { whichTicket } from '@/content/pages/which-ticket';
import { machines } from '@/content/services';
import type { MachineSlug } from '@/content/site/site-path';
import { toId } from '../site/format';

const { questions, beyond } = whichTicket;

export type TicketAnswer = {
  /** The answer's URL fragment, such as `a59-lifting`. */
  readonly id: string;
  readonly machine: MachineSlug;
  readonly drawing: string;
  /** Such as `360 excavator, 10-45 t: lifting on chains`. */
  readonly heading: string;
  /** The machine's weight range in tonnes, if it has one. */
  readonly size: Size | undefined;
  /** If empty, no known category covers the machine, and the answer advises visitors to call. */
  readonly asks: readonly Ask[];
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

type Size = { readonly from: number; readonly to: number };

/** The last range may be heavier than the machines we cover. */
const sizesOf = ({ asks, size, served }: MachineKind): readonly Size[] => {
  if (size) return [size];
  const last = served && !served.andMore ? [served.to] : [];
  const ends = [0, ...weightEnds(asks), ...last, Infinity];
  return ends.slice(1).map((to, index) => ({ from: ends[index] ?? 0, to }));
};

const sizeWords = (size: Size) => {
  if (size.from === 0) return ticketText.under(size.to);
  return size.to === Infinity ? ticketText.over(size.from) : sizeText(size);
};

const forLifting = [people.slinger, people.appointedPerson];

const choicesOf = (machine: MachineSlug, kind: MachineKind, isOnly: boolean): readonly TicketChoice[] => {
  const sizes = sizesOf(kind);
  const drawing = kind.drawing ?? machines.get(machine).drawing;
  return sizes.map((size) => {
    const words = sizes.length > 1 ? sizeWords(size) : undefined;
    const name = [kind.name, words].filter(Boolean).join(', ');
    const isBeyond = kind.served !== undefined && size.from === kind.served.to;
    const answer = (job?: 'lifting'): TicketAnswer => {
      const asks = asksFor(job && kind.lifting ? kind.lifting.asks : kind.asks, size);
      const [first] = asks;
      const task = kind.lifting && !isBeyond ? (job ? kind.lifting.with : kind.lifting.without) : undefined;
      return {
        id: toId(
          first
            ? [kind.address, first.code, job ?? first.plus, isBeyond && words].filter(Boolean).join(' ')
            : kind.name,
        ),
        machine,
        drawing,
        heading: task ? `${name}: ${task.toLowerCase()}` : name,
        size: words === undefined ? kind.size : size,
        asks,
        besides: [...(job ? forLifting : []), ...(kind.besides ?? []), people.marshal],
        note: [isBeyond && kind.served && beyond(rangeText(kind.served)), kind.note]
          .filter(Boolean)
          .join(' '),
      };
    };
    const label = isOnly && words ? capitalised(words) : name;
    if (!kind.lifting || isBeyond) return { label, next: answer() };
    return {
      label,
      next: {
        id: toId(`${machine} ${name}`),
        question: questions.job,
        drawing,
        choices: [
          { label: kind.lifting.without, next: answer() },
          { label: kind.lifting.with, next: answer('lifting') },
        ],
      },
    };
  });
};

/**
 * A machine with a single category leads directly to its next step. Otherwise the id of the machine's question is its
 * slug, so that other pages can link to it.
 */
export const machineTickets = machines.listed.map(({ slug, machineName, drawing, tickets }) => {
  const choices = tickets.flatMap((kind) => choicesOf(slug, kind, tickets.length === 1));
  const question = tickets.length === 1 ? questions.weight : questions.kind;
  const [first, ...others] = choices;
  const next = first && others.length === 0 ? first.next : { id: slug, question, drawing, choices };
  return { slug, label: machineName, next };
});

const answersIn = ({ next }: TicketChoice): readonly TicketAnswer[] =>
  'choices' in next ? next.choices.flatMap(answersIn) : [next];

export const ticketAnswers = machineTickets.flatMap(answersIn);
