import { palette } from '@/lib/brand/palette.ts';
import { shapesHref, type SourcedDrawing } from '@/lib/drawings/machine-drawings.ts';

type DrawingToScaleProps = SourcedDrawing & {
  /** The `view-transition-name`: unique on the page, but the same in the list of machines and on the machine's page. */
  readonly transitionName?: string | undefined;
};

/**
 * The size of an image while CSS is missing. All images have the same size, because individual sizes would add 120
 * bytes to pages that show every machine.
 */
const unstyledSize = { width: 320, height: 200 } as const;

/** Draws one machine or person. Its size in em is its size in metres. */
export const DrawingToScale = ({ transitionName, ...sourced }: DrawingToScaleProps) => {
  const { source, drawing } = sourced;
  const description = sourced.source === 'inline' && sourced.description;
  const box = {
    width: `${drawing.width}em`,
    height: `${drawing.height}em`,
  };
  if (source !== 'image')
    return (
      <svg
        {...box}
        className="drawn"
        viewBox={drawing.viewBox.join(' ')}
        fill="none"
        stroke={palette.ink}
        strokeWidth={drawing.outline}
        strokeLinecap="round"
        strokeLinejoin="round"
        data-transition={transitionName}
        {...(description ? { role: 'img', 'aria-label': description } : { 'aria-hidden': true })}
        dangerouslySetInnerHTML={{
          __html: source === 'inline' ? drawing.shapes : `<use href="${shapesHref(drawing)}"/>`,
        }}
      />
    );
  // An empty SVG sets the size: an `img` needs a style attribute for sizes in em, and the Content Security Policy blocks
  // style attributes.
  return (
    <div className="drawing-image" data-transition={transitionName}>
      <svg {...box} className="drawn" aria-hidden="true" />
      <img src={drawing.imagePath} alt="" loading="lazy" {...unstyledSize} />
    </div>
  );
};
