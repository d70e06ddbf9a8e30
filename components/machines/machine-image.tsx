import { drawingPath } from '@/lib/images/drawing-paths.ts';

/** `file` is the name of the drawing's file. */
type MachineImageProps = { readonly file: string };

/** A drawing of fixed size. Decorative, because the machine's name is next to it. */
export const MachineImage = ({ file }: MachineImageProps) => (
  <img src={drawingPath('machines', file)} alt="" width={320} height={200} loading="lazy" decoding="async" />
);
