import { Icon } from '@/components/ui/icon.tsx';
import { whichTicket } from '@/content/pages/which-ticket.ts';
import { bareCategory, byScheme, categoryTitle, lettersText } from '@/content/tickets/categories.ts';
import { ticketText } from '@/content/tickets/ticket-text.ts';
import { heldCategories, type HeldCategory } from '@/lib/tickets/held-categories.ts';

const { heldCategories: text } = whichTicket;

const Covers = ({ covers, person, addOn }: HeldCategory) => (
  <>
    {person && `${text.notForDriving}${person.name.toLowerCase()}.`}
    {addOn && `${text.addOn}${addOn.name.toLowerCase()}.`}
    {covers.length > 0 && (
      <ul>
        {covers.map(({ answer, alsoShows }) => (
          <li key={answer.id}>
            <a href={`#${answer.id}`}>{answer.heading}</a>
            {alsoShows && `, ${ticketText.with(alsoShows)}`}
          </li>
        ))}
      </ul>
    )}
  </>
);

export const HeldCategoriesList = () =>
  byScheme(heldCategories).map(({ scheme, items }) => (
    <details key={scheme} className="border-b border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between font-display text-2xl font-bold">
        {ticketText.cards(scheme)}
        <Icon name="chevron-down" className="size-5" />
      </summary>
      <dl>
        {items.map((entry) => (
          <div key={entry.code} className="border-b border-line py-3 sm:grid sm:grid-cols-2 sm:gap-4">
            <dt>
              <strong>{bareCategory(entry.code)}</strong> {categoryTitle(entry.code)}
              {lettersText(entry.code) && ` (${lettersText(entry.code)})`}
            </dt>
            <dd>
              <Covers {...entry} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  ));
