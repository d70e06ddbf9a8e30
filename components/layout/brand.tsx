import { SiteLink } from '@/components/ui/site-link';
import { company } from '@/content/company';

/** The mark and the name, linking home. */
export const Brand = ({ current }: { readonly current?: string }) => (
  <SiteLink href="/" current={current} className="brand">
    <img src="/brand/mark.svg" alt="" width={40} height={40} className="size-10" />
    <span className="text-balance">{company.name}</span>
  </SiteLink>
);
