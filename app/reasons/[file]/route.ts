import { drawingFiles, readDrawing, svgResponse } from '@/lib/images/read-drawing';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Context = { readonly params: Promise<{ readonly file: string }> };

export const generateStaticParams = () => drawingFiles('reasons').map((file) => ({ file }));

export const GET = async (_request: Request, { params }: Context) =>
  svgResponse(readDrawing(`reasons/${(await params).file}`));
