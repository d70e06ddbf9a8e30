import { ticketText } from '@/content/tickets/tickets';
import { ButtonLink } from '@/components/ui/button-link';
import { MachineImage } from '@/components/machines/machine-image';
import { PhoneButton } from '@/components/company/phone-button';
import { cardSchemes } from '@/content/tickets/card-schemes';
import { bareCategory, cardCode, categoryTitle, isCpcs } from '@/content/tickets/categories';
import { orList } from '@/lib/text/grammar';
import { whichTicket } from '@/content/pages/which-ticket';
import { machineSubject } from '@/content/forms/message-subjects';
import type { TicketAnswer as Answer } from '@/lib/tickets/ticket-choices';

const schemes = [
  { name: cardSchemes.cpcs.name, isOf: isCpcs },
  { name: cardSchemes.npors.name, isOf: (code: Answer['tickets'][number]['code']) => !isCpcs(code) },
] as const;

export const TicketAnswer = ({ answer }: { readonly answer: Answer }) => {
  const { id, machine, drawing, heading, tickets, besides, note } = answer;
  return (
    <article className="ticket">
      <div>
        <h2 id={id} tabIndex={-1}>
          {heading}
        </h2>
        <ul>
          {schemes.map(({ name, isOf }) => {
            const own = tickets.filter(({ code }) => isOf(code));
            return (
              <li key={name}>
                {own.length === 0 && (
                  <>
                    {name} <b>{ticketText.askOnCard}</b>
                  </>
                )}
                {own.map((ticket) => (
                  <p key={ticket.code}>
                    {name} <b>{cardCode(ticket)}</b>{' '}
                    {ticket.plus && <strong>{ticketText.with(ticket.plus)}</strong>}{' '}
                    {categoryTitle(ticket.code)}
                  </p>
                ))}
              </li>
            );
          })}
        </ul>
        <MachineImage file={drawing} />
      </div>
      <div className="notes">
        {tickets.length > 0 ? (
          <p className="red-blue">{whichTicket.colours}</p>
        ) : (
          <p>{whichTicket.unknown}</p>
        )}
        {note && <p>{note}</p>}
        <p>{whichTicket.besides}:</p>
        <ul className="bullets grid gap-1.5">
          {besides.map(({ name, codes, or }) => (
            <li key={name}>
              {name}: {orList.format([...codes.map(bareCategory), ...(or ? [or] : [])])}
            </li>
          ))}
        </ul>
        <p className="actions">
          <ButtonLink href={`/contact?service=${machine}`}>{machineSubject(machine)}</ButtonLink>
          <PhoneButton />
        </p>
      </div>
    </article>
  );
};
