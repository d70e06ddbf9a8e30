import type { Office } from '@/content/company';

/** When the phone of an office is answered, as items of a list. */
export const HoursItems = ({ hours }: Pick<Office, 'hours'>) =>
  hours.map(({ label, text }) => (
    <li key={label}>
      {label} <span className="whitespace-nowrap">{text}</span>
    </li>
  ));
