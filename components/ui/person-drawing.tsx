import type { Person } from '@/content/parties';

type PersonDrawingProps = { readonly person: Person; readonly className?: string };

/**
 * A drawing of one of the three parties to a hire, 1.78 m tall including the helmet. It is decorative, because the name
 * is next to it.
 */
export const PersonDrawing = ({ person, className }: PersonDrawingProps) => (
  <img src={`/people/${person}.svg`} alt="" width={60} height={178} loading="lazy" className={className} />
);
