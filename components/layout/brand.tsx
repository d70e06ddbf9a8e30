import { SiteLink } from '@/components/ui/site-link';
import { company } from '@/content/company';

/** The mark and the name, linking home. */
export const Brand = ({ current }: { readonly current?: string }) => (
  <SiteLink href="/" current={current} className="flex min-h-11 items-center gap-3">
    <img src="/brand/mark.svg" alt="" width={40} height={40} className="size-10" />
    <span className="font-display text-xl/none font-bold">{company.name}</span>
  </SiteLink>
);
