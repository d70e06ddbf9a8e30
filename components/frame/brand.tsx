import clsx from 'clsx';
import { SiteLink } from '@/components/ui/site-link.tsx';
import { company } from '@/content/company.ts';
import { brandMark } from '@/lib/images/brand-mark.ts';

/** In characters. Longer names have a smaller font. */
const maxLetters = 32;

export const Brand = ({ current }: { readonly current?: string }) => (
  <SiteLink
    href="/"
    current={current}
    className={clsx('brand', company.name.length > maxLetters && 'is-long')}
  >
    <img src={brandMark} alt="" width={40} height={40} className="size-10" />
    <span className="text-balance">{company.name}</span>
  </SiteLink>
);
