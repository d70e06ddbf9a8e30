import { SiteLink } from '@/components/ui/site-link';
import { company } from '@/content/company';
import { brandMark } from '@/lib/site/brand-mark';

export const Brand = ({ current }: { readonly current?: string }) => (
  <SiteLink href="/" current={current} className="brand">
    <img src={brandMark} alt="" width={40} height={40} className="size-10" />
    <span className="text-balance">{company.name}</span>
  </SiteLink>
);
