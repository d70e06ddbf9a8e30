import clsx from 'clsx';
import { palette } from '@/lib/brand/palette.ts';
import type { Drawing } from '@/lib/drawings/machine-drawings.ts';

type DrawingToScaleProps = {
  readonly drawing: Drawing;
  /** The path of the drawing as an image, which loads when it approaches the viewport. */
  readonly imagePath?: string | undefined;
  /**
   * The path and fragment of the drawing's shapes, for lists of many machines: browsers would lay out each image as a
   * separate document. Without `imagePath` and `shapesHref`, the drawing is inlined.
   */
  readonly shapesHref?: string | undefined;
  /** The accessible name. Without it, screen readers ignore the drawing. */
  readonly label?: string | undefined;
  /** The `view-transition-name`: unique on the page, but the same in the list of machines and on the machine's page. */
  readonly transitionName?: string | undefined;
  readonly className?: string | undefined;
};

/**
 * The size of an image while CSS is missing. All images have the same size, because individual sizes would add 120
 * bytes to pages that show every machine.
 */
const unstyledSize = { width: 320, height: 200 } as const;

/** Draws one machine or person. Its size in em is its size in metres. */
export const DrawingToScale = ({
  drawing,
  imagePath,
  shapesHref,
  label,
  transitionName,
  className,
}: DrawingToScaleProps) => {
  const box = {
    width: `${drawing.width}em`,
    height: `${drawing.height}em`,
  };
  if (!imagePath)
    return (
      <svg
        {...box}
        className={clsx('drawn', className)}
        viewBox={drawing.viewBox.join(' ')}
        fill="none"
        stroke={palette.ink}
        strokeWidth={drawing.outline}
        strokeLinecap="round"
        strokeLinejoin="round"
        data-transition={transitionName}
        {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
        dangerouslySetInnerHTML={{ __html: shapesHref ? `<use href="${shapesHref}"/>` : drawing.shapes }}
      />
    );
  // An empty SVG sets the size: an `img` needs a style attribute for sizes in em, and the Content Security Policy blocks
  // style attributes.
  return (
    <div className={clsx('drawing-image', className)} data-transition={transitionName}>
      <svg {...box} className="drawn" aria-hidden="true" />
      <img src={imagePath} alt="" loading="lazy" {...unstyledSize} />
    </div>
  );
};
