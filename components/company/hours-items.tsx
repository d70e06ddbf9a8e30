import type { Office } from '@/content/company.ts';

export const HoursItems = ({ hours }: Pick<Office, 'hours'>) =>
  hours.map(({ label, text }) => (
    <li key={label}>
      {label} <span className="one-line">{text}</span>
    </li>
  ));
