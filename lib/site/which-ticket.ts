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

/** The answer at the end of the questions. */
export type TicketAnswer = {
  /** Its address on the page: `a59-lifting`. */
  readonly id: string;
  readonly service: ServiceSlug;
  /** The machine, its size and the job: `360 excavator, 10-45 t: lifting on chains`. */
  readonly heading: string;
  /** Weights in tonnes, where the ticket depends on them. */
  readonly size: Size | undefined;
  /** None: we know of no category, so the answer is a call. */
  readonly asks: readonly Ask[];
  readonly besides: readonly Companion[];
  readonly note: string | undefined;
};

/** One thing to choose, and what follows from it: the next question or the answer. */
export type TicketChoice = { readonly label: string; readonly next: TicketQuestion | TicketAnswer };

/** The id is its address on the page. */
export type TicketQuestion = {
  readonly id: string;
  readonly question: string;
  readonly choices: readonly TicketChoice[];
};

type Size = { readonly from: number; readonly to: number };

/** The sizes of a kind that differ in their ticket; the last may be beyond those that operators are found for. */
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

/** The choices of one kind: one for each size that has a ticket of its own. */
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

/** The questions that lead from each machine to its tickets. The first id of a machine is its slug, for links from elsewhere. */
export const machineTickets = services.entries.map(({ slug, machine, drawing, tickets }) => {
  const choices = tickets.flatMap((kind) => choicesOf(slug, kind, tickets.length === 1));
  const question = tickets.length === 1 ? questions.weight : questions.kind;
  return { slug, machine, drawing, next: { id: slug, question, choices } };
});

const answersIn = ({ next }: TicketChoice): readonly TicketAnswer[] =>
  'choices' in next ? next.choices.flatMap(answersIn) : [next];

/** Every answer, machine by machine. */
export const ticketAnswers = machineTickets.flatMap(({ next }) => next.choices.flatMap(answersIn));
