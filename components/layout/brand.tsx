import { SiteLink } from '@/components/ui/site-link';
import { company } from '@/content/company';
import { drawingDataUrl } from '@/lib/site/data-url';

// A data URL, so that the mark is in the first paint. In an `img`, because styles and ids of a logo could clash with the page.
const mark = drawingDataUrl('brand/mark.svg');

/** The logo mark and the name, linked to the home page. */
export const Brand = ({ current }: { readonly current?: string }) => (
  <SiteLink href="/" current={current} className="brand">
    <img src={mark} alt="" width={40} height={40} className="size-10" />
    <span className="text-balance">{company.name}</span>
  </SiteLink>
);
