import type { Pictogram as Name } from '@/content/pictogram';
export const Pictogram = ({ name, className }: { name: Name; className?: string }) => (
  <svg viewBox="0 0 24 24" className={className} aria-hidden="true" data-n={name} />
);
