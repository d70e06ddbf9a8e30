import { drawShareImage } from '@/components/share/draw-share-image.tsx';
import { allPages } from '@/lib/pages/pages.ts';
import { shareImageFile } from '@/lib/pages/share-image.ts';

export const dynamic = 'force-static';
type Context = { readonly params: Promise<{ readonly file: readonly string[] }> };

const files = new Map(allPages.map(({ path }) => [shareImageFile(path), path]));

export const generateStaticParams = () =>
  [...files.keys()].map((file) => ({ file: file.split('/').slice(1) }));

// Renders the share images. Don't use Next's `opengraph-image` files: Next 16 exports them without a file extension, so
// hosts send them as application/octet-stream. https://github.com/vercel/next.js/issues/82177
export const GET = async (_request: Request, { params }: Context) => {
  const path = files.get(`share/${(await params).file.join('/')}`);
  if (!path) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await drawShareImage(path)), {
    headers: { 'Content-Type': 'image/png' },
  });
};
