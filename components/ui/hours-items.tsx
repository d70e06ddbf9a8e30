import type { Office } from '@/content/company';

/** The opening hours of an office, as list items. */
export const HoursItems = ({ hours }: Pick<Office, 'hours'>) =>
  hours.map(({ label, text }) => (
    <li key={label}>
      {label} <span className="whitespace-nowrap">{text}</span>
    </li>
  ));
