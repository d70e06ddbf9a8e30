import { orList } from '@/content/format/grammar.ts';
import {
  addOns,
  bareCategory,
  categoryCodes,
  people,
  type CategoryCode,
  type Companion,
} from '@/content/tickets/categories.ts';
import { ticketText, type Ticket } from '@/content/tickets/tickets.ts';
import { ticketAnswers, type TicketAnswer } from './ticket-choices.ts';

/** `plus` is an endorsement or a second category that the card must also show. */
type Covered = { readonly answer: TicketAnswer; readonly plus: string | undefined };

export type HeldCategory = {
  readonly code: CategoryCode;
  readonly covers: readonly Covered[];
  readonly person: Companion | undefined;
  readonly addOn: Companion | undefined;
};

/** Returns undefined if a card with this category does not meet the requirement. */
const coveredBy = (code: CategoryCode, { code: asked, letters, and, plus }: Ticket) => {
  if (asked === code && and) return { plus: ticketText.letterAsWell(and) };
  if (asked === code && letters) return { plus: ticketText.letter(orList.format(letters)) };
  if (asked === code) return { plus: plus && bareCategory(plus) };
  return plus === code ? { plus: bareCategory(asked) } : undefined;
};

const companionWith = (companions: Readonly<Record<string, Companion>>, code: CategoryCode) =>
  Object.values(companions).find(({ codes }) => codes.includes(code));

export const heldCategories: readonly HeldCategory[] = categoryCodes
  .map((code) => ({
    code,
    covers: ticketAnswers.flatMap((answer) =>
      answer.tickets.flatMap((ticket) => {
        const answers = coveredBy(code, ticket);
        return answers ? [{ answer, plus: answers.plus }] : [];
      }),
    ),
    person: companionWith(people, code),
    addOn: companionWith(addOns, code),
  }))
  .filter(({ covers, person, addOn }) => covers.length > 0 || person || addOn);
