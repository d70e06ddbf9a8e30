import { SiteLink } from '@/components/ui/site-link';
import { company } from '@/content/company';
import { drawingDataUrl } from '@/lib/site/data-url';

// Inlined as a data URL, because a request would show it after the first paint. In an `img`, because a logo may have styles and ids.
const mark = drawingDataUrl('brand/mark.svg');

/** The mark and the name, linking home. */
export const Brand = ({ current }: { readonly current?: string }) => (
  <SiteLink href="/" current={current} className="brand">
    <img src={mark} alt="" width={40} height={40} className="size-10" />
    <span className="text-balance">{company.name}</span>
  </SiteLink>
);
