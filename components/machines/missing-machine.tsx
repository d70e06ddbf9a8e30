import { fleet } from '@/lib/machines/fleet';
import { palette } from '@/lib/site/palette';
import type { ScaleItem } from '@/lib/machines/scale-items';

const outline: ScaleItem = {
  drawing: {
    viewBox: '18 54 284 130',
    width: 4.8,
    height: 2.2,
    outline: 4,
    shapes: `<path d="M20 184V140l40-30h60V56h90v54h80l10 30v44h-20a36 36 0 0 0-72 0h-56a36 36 0 0 0-72 0z" stroke="${palette.ink}" stroke-dasharray="14 10"/>`,
  },
};

export const missingMachine: readonly ScaleItem[] = [fleet[2], undefined, fleet.at(-4)].map((drawing) =>
  drawing ? { drawing } : outline,
);
