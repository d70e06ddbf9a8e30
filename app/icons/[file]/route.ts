import { drawAppIcon } from '@/components/share/draw-app-icon.ts';
import { appleIcon, manifestIcons } from '@/lib/brand/app-icons.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { readonly params: Promise<{ readonly file: string }> };

const icons = [appleIcon, ...manifestIcons];

export const generateStaticParams = () => icons.map(({ file }) => ({ file }));

export const GET = async (_request: Request, { params }: Context) => {
  const { file } = await params;
  const icon = icons.find((candidate) => candidate.file === file);
  if (!icon) return new Response(null, { status: 404 });
  return new Response(new Uint8Array(await drawAppIcon(icon)), { headers: { 'Content-Type': 'image/png' } });
};
