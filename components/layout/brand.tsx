import { SiteLink } from '@/components/ui/site-link';
import { company } from '@/content/company';
import { drawingDataUrl } from '@/lib/site/data-url';

// In the page: a file of its own would come a round trip after the first paint. An image, because a logo may have styles and ids.
const mark = drawingDataUrl('brand/mark.svg');

/** The mark and the name, linking home. */
export const Brand = ({ current }: { readonly current?: string }) => (
  <SiteLink href="/" current={current} className="brand">
    <img src={mark} alt="" width={40} height={40} className="size-10" />
    <span className="text-balance">{company.name}</span>
  </SiteLink>
);
