import type { Metadata } from 'next';
import { Blanks } from '@/components/sections/checklist/blanks';
import { RichText } from '@/components/ui/rich-text';
import { MachineDrawing } from '@/components/machines/machine-drawing';
import { SiteLink } from '@/components/ui/site-link';
import { company, printedPhone } from '@/content/company';
import { services } from '@/content/services';
import { sheetText } from '@/content/site/sheet-text';
import { brandMark } from '@/lib/site/brand-mark';
import { routeOf } from '@/lib/site/routes';
import { sheets } from '@/lib/site/sheets';

type Props = { readonly params: Promise<{ readonly family: string; readonly slug: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => sheets.map(({ family, slug }) => ({ family, slug }));

const sheetFor = async ({ params }: Props) => {
  const { family, slug } = await params;
  const found = sheets.find((sheet) => sheet.family === family && sheet.slug === slug);
  if (!found) throw new Error(`There is no sheet for ${slug}.`);
  return found;
};

/**
 * Checklists are not indexed, because each repeats part of another page. Don't add a canonical URL: it would declare
 * the two pages as duplicates, and search engines could apply `noindex` to both.
 */
export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { about, checklist } = await sheetFor(props);
  return {
    title: `${about} | ${checklist.heading} | ${company.shortName}`,
    description: sheetText.description(about),
    robots: { index: false },
  };
};

/** Must fit a single A4 page. */
export default async function SheetPage(props: Props) {
  const { about, page, labels, checklist } = await sheetFor(props);
  const { heading, intro, items } = checklist;
  const machine = services.entries.find(({ path }) => path === page);
  return (
    <>
      <nav aria-label={sheetText.back} className="no-print bg-paper">
        <p className="mx-auto max-w-3xl px-4 py-3 sm:px-8">
          <SiteLink href={page} className="underline">
            {sheetText.backTo(routeOf(page).name)}
          </SiteLink>
        </p>
        <p className="mx-auto max-w-3xl px-4 pb-4 font-bold sm:px-8">{sheetText.howTo}</p>
      </nav>
      <main id="main" className="sheet-page">
        <div className="sheet-head">
          <img src={brandMark} alt="" width={40} height={40} className="size-12" />
          <p className="mr-auto">{company.name}</p>
          <p className="text-3xl/none">{printedPhone()}</p>
        </div>
        <div className="flex items-end justify-between gap-x-6 border-b-2 border-ink pt-6">
          <div className="grow basis-96 self-center pb-4">
            <p className="font-display text-2xl/tight font-bold">{about}</p>
            <h1>{heading.replace(/ to print$/, '')}</h1>
            {intro && (
              <p className="mt-2">
                <RichText text={intro} />
              </p>
            )}
          </div>
          {machine && (
            <div className="w-44 shrink max-sm:hidden">
              <MachineDrawing drawing={machine.drawing} />
            </div>
          )}
        </div>
        <Blanks labels={labels.before} />
        <ul className="sheet mt-4 mb-6 print:text-lg">
          {items.map((item, index) => (
            <li key={index} className="tick">
              <RichText text={item} />
            </li>
          ))}
        </ul>
        <h2>{labels.found}</h2>
        <Blanks labels={['', '', '']} />
        <Blanks labels={labels.after} />
      </main>
    </>
  );
}
