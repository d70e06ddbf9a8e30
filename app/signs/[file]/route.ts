import { pictogramPaths } from '@/components/ui/pictogram';
import { svgResponse } from '@/lib/site/drawings';
import { palette } from '@/lib/site/palette';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { readonly params: Promise<{ readonly file: string }> };

const files = new Map(Object.entries(pictogramPaths).map(([name, path]) => [`${name}.svg`, path]));

export const generateStaticParams = () => [...files.keys()].map((file) => ({ file }));

/** Serves pictograms as files, so that pages with many of them don't contain their SVG paths. */
export const GET = async (_request: Request, { params }: Context) => {
  const path = files.get((await params).file);
  if (!path) return new Response(null, { status: 404 });
  const { ink, plant, 'on-plant': onPlant } = palette;
  return svgResponse(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><path fill="${plant}" stroke="${ink}" stroke-width="2" d="M1 1h38v38H1z"/><path transform="translate(8 8)" fill="none" stroke="${onPlant}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" d="${path}"/></svg>`,
  );
};
