import { SiteLink } from '@/components/ui/site-link';
import { company } from '@/content/company';

/** The mark and the name, linking home. */
export const Brand = ({ current }: { readonly current?: string }) => (
  <SiteLink href="/" current={current} className="mr-auto flex min-h-11 min-w-0 items-center gap-3">
    <img src="/brand/mark.svg" alt="" width={40} height={40} className="size-10 shrink-0" />
    <span className="min-w-0 font-display text-xl/none font-bold text-balance lg:max-xl:text-lg/none">
      {company.name}
    </span>
  </SiteLink>
);
