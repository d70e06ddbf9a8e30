import { Fragment } from 'react';
import { company } from '@/content/company.ts';
import { contactText } from '@/content/contact-text.ts';
import { toId } from '@/content/format/to-id.ts';
import { hasSeveralOffices } from '@/lib/company/offices.ts';

/** `labelledBy` is the id of the heading above the table. It is only used if there is one office. */
type OfficeHoursProps = { readonly labelledBy: string };

export const OfficeHours = ({ labelledBy }: OfficeHoursProps) =>
  company.offices.map(({ town, hours }) => (
    <Fragment key={town}>
      {hasSeveralOffices && (
        <h3 id={toId(town)} className="mt-4 mb-2 text-lg">
          {contactText.officeIn(town)}
        </h3>
      )}
      <table aria-labelledby={hasSeveralOffices ? toId(town) : labelledBy} className="office-hours">
        <tbody>
          {hours.map(({ label, text }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Fragment>
  ));
