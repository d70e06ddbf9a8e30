import { MachineImage } from '@/components/machines/machine-image.tsx';
import { BulletList } from '@/components/ui/bullet-list.tsx';
import { ContactButtons } from '@/components/ui/contact-buttons.tsx';
import { orList } from '@/content/format/grammar.ts';
import { machineSubject } from '@/content/forms/message-subjects.ts';
import { whichTicket } from '@/content/pages/which-ticket.ts';
import { bareCategory, byScheme, categoryTitle, ticketCode } from '@/content/tickets/categories.ts';
import { ticketText } from '@/content/tickets/ticket-text.ts';
import type { TicketAnswer } from '@/lib/tickets/ticket-choices.ts';

export const TicketAnswerBlock = ({ answer }: { readonly answer: TicketAnswer }) => {
  const { id, machine, drawnMachine, heading, tickets, companions, note } = answer;
  return (
    <article className="ticket">
      <div>
        <h2 id={id} tabIndex={-1}>
          {heading}
        </h2>
        <ul>
          {byScheme(tickets).map(({ scheme, items }) => (
            <li key={scheme}>
              {items.length === 0 && (
                <>
                  {scheme} <b>{ticketText.askOnCard}</b>
                </>
              )}
              {items.map((ticket) => (
                <p key={ticket.code}>
                  {scheme} <b>{ticketCode(ticket)}</b>{' '}
                  {ticket.alsoCategory && (
                    <strong>{ticketText.with(bareCategory(ticket.alsoCategory))}</strong>
                  )}{' '}
                  {categoryTitle(ticket.code)}
                </p>
              ))}
            </li>
          ))}
        </ul>
        <MachineImage machine={drawnMachine} />
      </div>
      <div className="notes">
        {tickets.length > 0 ? (
          <p className="red-blue">{whichTicket.cardColours}</p>
        ) : (
          <p>{whichTicket.noCategory}</p>
        )}
        {note && <p>{note}</p>}
        <p>{whichTicket.alsoAskedFor}:</p>
        <BulletList
          className="grid gap-1.5"
          items={companions.map(
            ({ name, codes, orElse }) =>
              `${name}: ${orList.format([...codes.map(bareCategory), ...(orElse ? [orElse] : [])])}`,
          )}
        />
        <p className="actions">
          <ContactButtons button={{ label: machineSubject(machine), href: `/contact?service=${machine}` }} />
        </p>
      </div>
    </article>
  );
};
