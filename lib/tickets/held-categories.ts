import { orList } from '@/content/format/grammar.ts';
import {
  addOns,
  bareCategory,
  categoryCodes,
  people,
  type CategoryCode,
  type Companion,
} from '@/content/tickets/categories.ts';
import { ticketText } from '@/content/tickets/ticket-text.ts';
import type { Ticket } from '@/content/tickets/tickets.ts';
import { ticketAnswers, type TicketAnswer } from './ticket-choices.ts';

/** `alsoShows` is a letter or a second category that the card must also show. */
type Covered = { readonly answer: TicketAnswer; readonly alsoShows: string | undefined };

export type HeldCategory = {
  readonly code: CategoryCode;
  readonly covers: readonly Covered[];
  readonly person: Companion | undefined;
  readonly addOn: Companion | undefined;
};

/** Returns undefined if a card with this category does not meet the requirement. */
const coveredBy = (code: CategoryCode, { code: asked, letters, alsoLetter, alsoCategory }: Ticket) => {
  if (asked === code && alsoLetter) return { alsoShows: ticketText.letterAsWell(alsoLetter) };
  if (asked === code && letters) return { alsoShows: ticketText.letter(orList.format(letters)) };
  if (asked === code) return { alsoShows: alsoCategory && bareCategory(alsoCategory) };
  return alsoCategory === code ? { alsoShows: bareCategory(asked) } : undefined;
};

const companionWith = (companions: Readonly<Record<string, Companion>>, code: CategoryCode) =>
  Object.values(companions).find(({ codes }) => codes.includes(code));

export const heldCategories: readonly HeldCategory[] = categoryCodes
  .map((code) => ({
    code,
    covers: ticketAnswers.flatMap((answer) =>
      answer.tickets.flatMap((ticket) => {
        const covered = coveredBy(code, ticket);
        return covered ? [{ answer, ...covered }] : [];
      }),
    ),
    person: companionWith(people, code),
    addOn: companionWith(addOns, code),
  }))
  .filter(({ covers, person, addOn }) => covers.length > 0 || person || addOn);
