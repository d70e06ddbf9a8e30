import type { IsoDate } from '../format/format-date.ts';
import type { FixedPath, MachineSlug, Related, SitePath, TownSlug } from '../paths.ts';
import type { Sections } from './section.ts';
import type { Action, InLanguage, Text } from './text.ts';

/** A machine, a red card and a blue one, or the upper part of a daily check sheet. */
export type HeroDrawing =
  /** Its size is shown below it, unless it's only decoration. */
  | { readonly kind: 'machine'; readonly machine: MachineSlug; readonly decoration?: 'large' | 'small' }
  | { readonly kind: 'card-pair' }
  | { readonly kind: 'sheet' };

/** What the file of a page states. The index of a family can derive some of these fields. */
export type PageFields = InLanguage & {
  /** The meta description: one or two sentences with at most 155 characters. */
  readonly description: string;
  /** The name in links, menus and lists: `Dumper Operators`, `Dudley`. */
  readonly name: string;
  /** The title without the company's name, if it isn't the name. */
  readonly title?: string;
  /** The h1, if it isn't the name. */
  readonly heading?: string;
  /** One or two sentences in large type below the main heading. */
  readonly opening?: string;
  /** The paragraph below the main heading. Its first sentence answers the visitor's question, if no `opening` does. */
  readonly intro?: Text;
  /** At the top of the page, unless its folder in `app` places something else there. */
  readonly heroDrawing?: HeroDrawing;
  /** Without it, share images show the machine at the top of the page, or a pair of cards. */
  readonly shareDrawing?: ShareDrawing;
  /** The subject of the page's checklists, if it isn't the name of the page. */
  readonly checklistSubject?: string;
  readonly sections?: Sections;
  /** The ISO date of the last substantial change to the text. */
  readonly updated: IsoDate;
  /** Replaces parts of the call to action at the end of the page, which is in `content/calls-to-action.ts`. */
  readonly callToAction?: {
    readonly heading?: string;
    readonly text?: Text;
    readonly button?: Action;
    readonly machine?: MachineSlug;
  };
  /** Marks an article as sample text at its top, and in `npm run check:launch`. Delete it once a solicitor has checked it. */
  readonly sample?: true;
  /**
   * True for a page that only people with its address should find, such as that of a flyer. It is then missing in
   * lists of pages, related links, maps, the sitemap, search engines and structured data.
   */
  readonly unlisted?: boolean;
};

/** The complete content of a page. */
export type Page = PageFields & {
  readonly path: SitePath;
  readonly title: string;
  readonly heading: string;
  readonly sections: Sections;
};

export type FamilyPageFields = PageFields & {
  readonly intro: Text;
  /** A page also shows links to the pages that name it here. To remove a link, delete it in both files. */
  readonly related: Related;
  readonly sections: Sections;
};

/** Adds fields that files may leave out. Removes sections of quotes without quotes. */
export const completePage = <const Fields>(page: Fields & PageFields) => ({
  title: page.name,
  heading: page.name,
  ...page,
  sections: (page.sections ?? []).filter((section) => section.kind !== 'quotes' || section.items.length > 0),
});

/** Checks the fields of a page, and keeps those that only its folder in `app` uses. */
export const definePage = <const Path extends FixedPath, const Fields>(
  path: Path,
  page: Fields & PageFields,
): Fields & Page & { readonly path: Path } => ({ ...completePage(page), path });

export type ShareDrawing =
  | { readonly kind: 'machine'; readonly machine: MachineSlug }
  | { readonly kind: 'card-pair' }
  | { readonly kind: 'map'; readonly town?: TownSlug };
