import { RichText } from '@/components/ui/rich-text';
import { SiteLink } from '@/components/ui/site-link';
import { company } from '@/content/company';
import { sheetWords } from '@/content/sheet';
import { routeOf } from '@/lib/site/routes';
import type { Sheet } from '@/lib/site/sheets';

/** Empty lines for handwriting. */
const WriteOn = ({ labels }: { readonly labels: readonly string[] }) => (
  <ul className="grid grid-cols-2 gap-x-6">
    {labels.map((label, index) => (
      <li key={index} className="flex min-h-14 items-end border-b-2 border-ink pb-1 font-bold">
        {label}
      </li>
    ))}
  </ul>
);

/**
 * One checklist on one A4 sheet, with lines for the site, the date and the signatures. A checklist about one machine has a line
 * for that machine.
 */
export const SheetPage = ({ about, page, isOfMachine, checklist: { heading, intro, items } }: Sheet) => {
  const { before, found, after } = isOfMachine ? sheetWords.ofMachine : sheetWords.ofJob;
  return (
    <>
      <nav aria-label={sheetWords.back} className="no-print bg-paper">
        <p className="frame py-3">
          <SiteLink href={page} className="underline">
            {sheetWords.backTo(routeOf(page).name)}
          </SiteLink>
        </p>
        <p className="frame pb-4 font-bold">{sheetWords.howTo}</p>
      </nav>
      <main id="main" className="mx-auto max-w-3xl p-4 sm:p-8 print:max-w-none print:p-0">
        <div className="flex flex-wrap justify-between gap-x-6 border-b-4 border-ink pb-2 font-display text-xl font-bold">
          <p>{about}</p>
          <p>
            {company.name}, {company.phone}
          </p>
        </div>
        <h1 className="mt-4">{heading.replace(/ to print$/, '')}</h1>
        {intro && (
          <p className="mt-2">
            <RichText text={intro} />
          </p>
        )}
        <WriteOn labels={before} />
        <ul className="sheet my-6 print:text-lg">
          {items.map((item, index) => (
            <li key={index} className="tick">
              <RichText text={item} />
            </li>
          ))}
        </ul>
        <h2>{found}</h2>
        <WriteOn labels={['', '', '', '']} />
        <WriteOn labels={after} />
      </main>
    </>
  );
};
