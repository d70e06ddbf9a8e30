import type { FigureName } from '../drawings/figures';
import type { PageFields, HeroDrawing } from '../site/page-fields';
import type { GuideGroup } from '../pages/guides';
import type { IconName } from '../site/icon';

/** A drawing of work, or of one card or two. */
/** A part of a figure that is readable as a small picture. Its left upper corner and its width are in SVG units. */
export type Thumbnail = {
  readonly figure: FigureName | 'card' | 'cards';
  readonly x: number;
  readonly y: number;
  readonly width: number;
};

/** The name is also the main heading. */
export type Guide = Omit<PageFields, 'heading'> & {
  /** The question that the guide answers. It is shown below the heading. */
  readonly question: string;
  readonly group: GuideGroup;
  /** A sentence for the list of guides. */
  readonly summary: string;
  /** The icon on share images. */
  readonly icon: IconName;
  readonly heroDrawing: HeroDrawing;
  /** The drawing in the list of guides. */
  readonly thumbnail: Thumbnail;
};
