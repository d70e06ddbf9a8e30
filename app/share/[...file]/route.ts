import { drawShareImage } from '@/components/share/draw-share-image';
import { routes } from '@/lib/site/routes';
import { shareImageFile } from '@/lib/site/share-image';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { readonly params: Promise<{ readonly file: readonly string[] }> };

const files = new Map(routes.map(({ path }) => [shareImageFile(path), path]));

export const generateStaticParams = () =>
  [...files.keys()].map((address) => ({ file: address.split('/').slice(1) }));

// Next 16 exports `opengraph-image` without a file extension, so hosts send it as application/octet-stream:
// https://github.com/vercel/next.js/issues/82177. This route's files have an extension.
export const GET = async (_request: Request, { params }: Context) => {
  const path = files.get(`share/${(await params).file.join('/')}`);
  if (!path) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await drawShareImage(path)), {
    headers: { 'Content-Type': 'image/png' },
  });
};
