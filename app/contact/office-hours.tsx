import { Fragment } from 'react';
import { company } from '@/content/company';
import { contactText } from '@/content/contact-text';
import { toId } from '@/lib/text/to-id';
import { hasOffices } from '@/lib/company/offices';

/** `labelledBy` is the id of the heading above the table. It is only used if there is one office. */
type OfficeHoursProps = { readonly labelledBy: string };

export const OfficeHours = ({ labelledBy }: OfficeHoursProps) =>
  company.offices.map(({ town, hours }) => (
    <Fragment key={town}>
      {hasOffices && (
        <h3 id={toId(town)} className="mt-4 mb-2 text-lg">
          {contactText.officeIn(town)}
        </h3>
      )}
      <table
        aria-labelledby={hasOffices ? toId(town) : labelledBy}
        className="w-full border-t-2 border-ink text-left text-[min(1em,5vw)]"
      >
        <tbody>
          {hours.map(({ label, text }) => (
            <tr key={label} className="border-b border-line">
              <th scope="row" className="py-2 pr-4 font-normal">
                {label}
              </th>
              <td className="py-2 text-right font-display text-[1.25em] font-bold whitespace-nowrap">
                {text}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fragment>
  ));
