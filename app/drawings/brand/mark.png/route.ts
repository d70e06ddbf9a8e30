import { drawAppIcon } from '@/components/share/draw-app-icon.ts';

export const dynamic = 'force-static';

export const GET = async () =>
  new Response(new Uint8Array(await drawAppIcon()), { headers: { 'Content-Type': 'image/png' } });
