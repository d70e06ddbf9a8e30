import type { Person } from '@/content/hiring/parties';

type PersonDrawingProps = { readonly person: Person; readonly className?: string };

/** 1.78 m tall including the helmet. Decorative, because the name is next to it. */
export const PersonDrawing = ({ person, className }: PersonDrawingProps) => (
  <img src={`/people/${person}.svg`} alt="" width={60} height={178} loading="lazy" className={className} />
);
