import { SiteLink } from '@/components/ui/site-link';
import { company } from '@/content/company';
import { drawingDataUrl } from '@/lib/site/data-url';

// A data URL lets the mark appear in the first paint. It is used in an `img`, because the styles and ids of an inlined logo
// could clash with the page.
const mark = drawingDataUrl('brand/mark.svg');

export const Brand = ({ current }: { readonly current?: string }) => (
  <SiteLink href="/" current={current} className="brand">
    <img src={mark} alt="" width={40} height={40} className="size-10" />
    <span className="text-balance">{company.name}</span>
  </SiteLink>
);
