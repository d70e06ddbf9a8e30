/** In a square of 24 units. */
const pathData = {
  'chevron-down': 'M5 9l7 7 7-7',
  close: 'M5 5l14 14M19 5L5 19',
  menu: 'M3 6h18M3 12h18M3 18h18',
  star: 'M12 3l2.7 6 6.3.7-4.7 4.3 1.4 6.5L12 17.2 6.3 20.5 7.7 14 3 9.7 9.3 9z',
} as const;

type IconProps = {
  readonly name: keyof typeof pathData;
  readonly className?: string;
};

export const Icon = ({ name, className }: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={pathData[name]} />
  </svg>
);
