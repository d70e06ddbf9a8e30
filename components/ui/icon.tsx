import { iconPathData, type IconName } from '@/content/drawings/icons.ts';

type IconProps = {
  readonly name: IconName;
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
    <path d={iconPathData[name]} />
  </svg>
);
