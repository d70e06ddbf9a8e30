import type { DrawnMachine } from '@/content/drawings/machine-sizes.ts';
import { capitalised } from '@/content/format/grammar.ts';
import { toId } from '@/content/format/to-id.ts';
import { machines } from '@/content/machines/index.ts';
import { machineTitle } from '@/content/machines/slugs.ts';
import { whichTicket } from '@/content/pages/which-ticket.ts';
import type { MachineSlug } from '@/content/paths.ts';
import { people, type Companion } from '@/content/tickets/categories.ts';
import { ticketText } from '@/content/tickets/ticket-text.ts';
import { ticketsFor, type MachineVariant, type Ticket } from '@/content/tickets/tickets.ts';
import { inTonnes, inTonnesShort, type Tonnes } from '@/content/tickets/tonnes.ts';
import { weightEnds } from './weight-scale.ts';

const { questions, tooBig } = whichTicket;

export type TicketAnswer = {
  /** The answer's URL fragment, such as `a59-lifting`. */
  readonly id: string;
  readonly machine: MachineSlug;
  readonly drawnMachine: DrawnMachine;
  /** Such as `360 excavator, 10-45 t: lifting on chains`. */
  readonly heading: string;
  /** The machine's weight range in tonnes, if it has one. */
  readonly size: Tonnes | undefined;
  /** If empty, no known category covers the machine, and the answer advises visitors to call. */
  readonly tickets: readonly Ticket[];
  readonly companions: readonly Companion[];
  readonly note: string;
};

export type TicketChoice = { readonly label: string; readonly next: TicketQuestion | TicketAnswer };

export type TicketQuestion = {
  readonly id: string;
  readonly question: string;
  readonly drawnMachine: DrawnMachine;
  readonly choices: readonly TicketChoice[];
};

/** A weight range, in words if the visitor has to choose one. */
type SizeChoice = Tonnes & { readonly words?: string };

const sizeWords = (size: Tonnes) => {
  if (size.from === 0) return ticketText.under(size.to);
  return size.to === Infinity ? ticketText.over(size.from) : inTonnesShort(size);
};

/** The last range may be heavier than the machines we cover. */
export const sizesOf = ({ tickets, size, served }: MachineVariant): readonly SizeChoice[] => {
  if (size) return [size];
  const last = served && !served.andMore ? [served.to] : [];
  const ends = [0, ...weightEnds(tickets), ...last, Infinity];
  const ranges = ends.slice(1).map((to, index) => ({ from: ends[index] ?? 0, to }));
  return ranges.length > 1 ? ranges.map((range) => ({ ...range, words: sizeWords(range) })) : ranges;
};

/** True for machines heavier than those for which the agency finds operators. */
const isBeyond = ({ served }: MachineVariant, size: Tonnes) =>
  served !== undefined && size.from === served.to;

/** `360 excavator, 10-45 t` */
export const labelFor = ({ name }: MachineVariant, { words }: SizeChoice) =>
  words ? `${name}, ${words}` : name;

const idFor = ({ name, fragment }: MachineVariant, [first]: readonly Ticket[], further: string | undefined) =>
  toId(first ? [fragment, first.code, further].filter(Boolean).join(' ') : name);

const forLifting = [people.slinger, people.appointedPerson];

/** `job` is work with or without lifting, if this decides on the ticket. */
export const answerFor = (
  variant: MachineVariant,
  size: SizeChoice,
  job?: 'with' | 'without',
): Omit<TicketAnswer, 'machine' | 'drawnMachine'> => {
  const { lifting, served, companions = [], note } = variant;
  const lifts = job === 'with';
  const beyondNote = served && isBeyond(variant, size) ? tooBig(inTonnes(served)) : undefined;
  const tickets = ticketsFor(lifts && lifting ? lifting.tickets : variant.tickets, size);
  const { words, ...range } = size;
  const label = labelFor(variant, size);
  return {
    id: idFor(variant, tickets, lifts ? 'lifting' : beyondNote && words),
    heading: job && lifting ? `${label}: ${lifting[job].toLowerCase()}` : label,
    size: words === undefined ? variant.size : range,
    tickets,
    companions: [...(lifts ? forLifting : []), ...companions, people.marshal],
    note: [beyondNote, note].filter(Boolean).join(' '),
  };
};

const choiceFor = (machine: MachineSlug, variant: MachineVariant, size: SizeChoice): TicketChoice => {
  const drawnMachine = typeof variant.drawing === 'object' ? variant.drawing.machine : machine;
  const answer = (job?: 'with' | 'without') => ({ machine, drawnMachine, ...answerFor(variant, size, job) });
  const { lifting } = variant;
  const label = labelFor(variant, size);
  if (!lifting || isBeyond(variant, size)) return { label, next: answer() };
  const choices = [
    { label: lifting.without, next: answer('without') },
    { label: lifting.with, next: answer('with') },
  ];
  return { label, next: { id: toId(`${machine} ${label}`), question: questions.job, drawnMachine, choices } };
};

const choicesOf = (machine: MachineSlug, variants: readonly MachineVariant[]): readonly TicketChoice[] => {
  const isOnly = variants.length === 1;
  return variants.flatMap((variant) =>
    sizesOf(variant).map((size) => {
      const choice = choiceFor(machine, variant, size);
      return isOnly && size.words ? { ...choice, label: capitalised(size.words) } : choice;
    }),
  );
};

/**
 * A machine with a single category leads directly to its next step. Otherwise the id of the machine's question is its
 * slug, so that other pages can link to it.
 */
export const machineChoices = machines.listed.map(({ slug, variants }) => {
  const choices = choicesOf(slug, variants);
  const question = variants.length === 1 ? questions.weight : questions.kind;
  const [first, ...others] = choices;
  const next =
    first && others.length === 0 ? first.next : { id: slug, question, drawnMachine: slug, choices };
  return { slug, label: machineTitle(slug), next };
});

const answersIn = ({ next }: TicketChoice): readonly TicketAnswer[] =>
  'choices' in next ? next.choices.flatMap(answersIn) : [next];

export const ticketAnswers = machineChoices.flatMap(answersIn);
