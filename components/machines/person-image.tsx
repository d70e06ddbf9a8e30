import type { Person } from '@/content/hiring/parties';

type PersonImageProps = { readonly person: Person; readonly className?: string };

/** 1.78 m tall including the helmet. Decorative, because the words are next to it. */
export const PersonImage = ({ person, className }: PersonImageProps) => (
  <img src={`/people/${person}.svg`} alt="" width={60} height={178} loading="lazy" className={className} />
);
