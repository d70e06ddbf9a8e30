import { ticketWords } from '@/content/ticket-words';
import { type Companion, people } from '@/content/categories';
import { capitalised } from '@/content/grammar';
import { bandText } from '@/content/machine-ranges';
import { whichTicket } from '@/content/pages/which-ticket';
import { services } from '@/content/services';
import type { ServiceSlug } from '@/content/site-path';
import { type Ask, asksFor, type MachineKind, sizeText, weightEnds } from '@/content/tickets';
import { toId } from './format';

const { questions, beyond } = whichTicket;

export type TicketAnswer = {
  /** The fragment of the answer on the page, such as `a59-lifting`. */
  readonly id: string;
  readonly service: ServiceSlug;
  /** Machine, size and job, such as `360 excavator, 10-45 t: lifting on chains`. */
  readonly heading: string;
  /** The weights in tonnes, if the ticket depends on weight. */
  readonly size: Size | undefined;
  /** Empty if no known category covers the machine. The answer is then to call. */
  readonly asks: readonly Ask[];
  readonly besides: readonly Companion[];
  readonly note: string | undefined;
};

/** A choice, and the question or answer that it links to. */
export type TicketChoice = { readonly label: string; readonly next: TicketQuestion | TicketAnswer };

/** A question. Its id is the fragment on the page. */
export type TicketQuestion = {
  readonly id: string;
  readonly question: string;
  readonly choices: readonly TicketChoice[];
};

type Size = { readonly from: number; readonly to: number };

/** Returns the size ranges of a machine that need different tickets. The last range may exceed the sizes served. */
const sizesOf = ({ asks, size, served }: MachineKind): readonly Size[] => {
  if (size) return [size];
  const last = served && !served.andMore ? [served.to] : [];
  const ends = [0, ...weightEnds(asks), ...last, Infinity];
  return ends.slice(1).map((to, index) => ({ from: ends[index] ?? 0, to }));
};

const sizeWords = (size: Size) => {
  if (size.from === 0) return ticketWords.under(size.to);
  return size.to === Infinity ? ticketWords.over(size.from) : sizeText(size);
};

const forLifting = [people.slinger, people.appointedPerson];

/** Returns the choices for one machine: one per size range with a different ticket. */
const choicesOf = (service: ServiceSlug, kind: MachineKind, isOnly: boolean): readonly TicketChoice[] => {
  const sizes = sizesOf(kind);
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
        service,
        heading: task ? `${name}: ${task.toLowerCase()}` : name,
        size: words === undefined ? kind.size : size,
        asks,
        besides: [...(job ? forLifting : []), ...(kind.besides ?? []), people.marshal],
        note: isBeyond && kind.served ? beyond(bandText(kind.served)) : kind.note,
      };
    };
    const label = isOnly && words ? capitalised(words) : name;
    if (!kind.lifting || isBeyond) return { label, next: answer() };
    return {
      label,
      next: {
        id: toId(`${service} ${name}`),
        question: questions.job,
        choices: [
          { label: kind.lifting.without, next: answer() },
          { label: kind.lifting.with, next: answer('lifting') },
        ],
      },
    };
  });
};

/**
 * The questions that lead from each machine to its tickets. The id of a machine's first question is its slug, for links from
 * other pages.
 */
export const machineTickets = services.entries.map(({ slug, machine, drawing, tickets }) => {
  const choices = tickets.flatMap((kind) => choicesOf(slug, kind, tickets.length === 1));
  const question = tickets.length === 1 ? questions.weight : questions.kind;
  return { slug, machine, drawing, next: { id: slug, question, choices } };
});

const answersIn = ({ next }: TicketChoice): readonly TicketAnswer[] =>
  'choices' in next ? next.choices.flatMap(answersIn) : [next];

/** Every answer, grouped by machine. */
export const ticketAnswers = machineTickets.flatMap(({ next }) => next.choices.flatMap(answersIn));
