import { ticketWords } from '@/content/ticket-words';
import {
  addOns,
  bareCategory,
  type CategoryCode,
  categoryCodes,
  type Companion,
  people,
} from '@/content/categories';
import { either } from '@/content/grammar';
import type { Ask } from '@/content/tickets';
import { type TicketAnswer, ticketAnswers } from './which-ticket';

/** A machine that a card covers, and what has to be on the card besides its code. */
type Covered = { readonly answer: TicketAnswer; readonly plus: string | undefined };

/** A category, and what its holder may do with it: drive machines, or stand beside them. */
export type HeldCategory = {
  readonly code: CategoryCode;
  readonly covers: readonly Covered[];
  readonly person: Companion | undefined;
  readonly addOn: Companion | undefined;
};

/** What must be on the card for it to meet the ask; undefined where it does not meet it. */
const coveredBy = (code: CategoryCode, { code: asked, letters, and, plus }: Ask) => {
  if (asked === code && and) return { plus: ticketWords.letterAsWell(and) };
  if (asked === code) return { plus: letters ? ticketWords.letter(either.format(letters)) : plus };
  return plus === bareCategory(code) ? { plus: bareCategory(asked) } : undefined;
};

const companionWith = (companions: Readonly<Record<string, Companion>>, code: CategoryCode) =>
  Object.values(companions).find(({ codes }) => codes.includes(code));

/** Every category that covers a machine with a page, or says what else it is for, in the order of the schemes’ lists. */
export const heldCategories: readonly HeldCategory[] = categoryCodes
  .map((code) => ({
    code,
    covers: ticketAnswers.flatMap((answer) =>
      answer.asks.flatMap((ask) => {
        const covered = coveredBy(code, ask);
        return covered ? [{ answer, plus: covered.plus }] : [];
      }),
    ),
    person: companionWith(people, code),
    addOn: companionWith(addOns, code),
  }))
  .filter(({ covers, person, addOn }) => covers.length > 0 || person || addOn);
