import clsx from 'clsx';
import type { ScaledDrawing } from '@/lib/site/fleet';
import { palette } from '@/lib/site/palette';

type FleetDrawingProps = {
  readonly drawing: ScaledDrawing;
  /** Its name in the file of all machines, to be fetched from there; without it the shapes are in the page. */
  readonly fromSprite?: string | undefined;
  /** What a screen reader says; without it the drawing is silent. */
  readonly label?: string | undefined;
  /** Its `view-transition-name` in a list and on its page; once a page. */
  readonly name?: string | undefined;
  readonly className?: string | undefined;
};

/** Pixels to the metre of an image without its styles. */
const unstyledScale = 36;

/** A drawing at the fleet's scale: one em is one metre. It stands on the lower edge of its box. */
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
  // An image has no size in ems, and the policy allows no style attribute: the empty drawing below it has its size.
  return (
    <div className="fleet-sprite" data-machine={name}>
      <svg {...box} aria-hidden="true" />
      <img
        src={`/machines/fleet.svg#${fromSprite}`}
        alt=""
        loading="lazy"
        width={Math.round(drawing.width * unstyledScale)}
        height={Math.round(drawing.height * unstyledScale)}
      />
    </div>
  );
};
