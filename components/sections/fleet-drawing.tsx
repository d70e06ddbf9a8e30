import clsx from 'clsx';
import type { ScaledDrawing } from '@/lib/site/fleet';
import { palette } from '@/lib/site/palette';

type FleetDrawingProps = {
  readonly drawing: ScaledDrawing;
  /** The id of the drawing in the sprite. If undefined, the shapes are inlined. */
  readonly fromSprite?: string | undefined;
  /** The accessible name. Without it, the drawing is hidden from screen readers. */
  readonly label?: string | undefined;
  /** The `view-transition-name` shared by a list and the machine's page. It must be unique on the page. */
  readonly name?: string | undefined;
  readonly className?: string | undefined;
};

/**
 * The size of an image if the style sheet is missing. All images share one size, because individual sizes would add 120 bytes
 * to pages with every machine.
 */
const unstyledSize = { width: 320, height: 200 } as const;

/** A drawing at the common scale of one em per metre, aligned with the lower edge of its box. */
export const FleetDrawing = ({ drawing, fromSprite, label, name, className }: FleetDrawingProps) => {
  const box = {
    width: `${drawing.width}em`,
    height: `${drawing.height}em`,
    className: clsx('drawn', className),
  };
  if (!fromSprite)
    return (
      <svg
        {...box}
        viewBox={drawing.viewBox}
        fill="none"
        stroke={palette.ink}
        strokeWidth={drawing.outline}
        strokeLinecap="round"
        strokeLinejoin="round"
        data-machine={name}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        dangerouslySetInnerHTML={{ __html: drawing.shapes }}
      />
    );
  // An `img` can only be sized in ems by a style attribute, but the CSP blocks those. Instead, the empty SVG below sets the
  // size.
  return (
    <div className="fleet-sprite" data-machine={name}>
      <svg {...box} aria-hidden="true" />
      <img src={`/machines/fleet.svg#${fromSprite}`} alt="" loading="lazy" {...unstyledSize} />
    </div>
  );
};
