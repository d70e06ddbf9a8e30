import type { Metadata } from 'next';
import { PrintedSheet } from '@/components/sections/checklist/printed-sheet.tsx';
import { SiteLink } from '@/components/ui/site-link.tsx';
import { company } from '@/content/company.ts';
import { sheetText } from '@/content/interface-text.ts';
import { pageOf } from '@/lib/pages/pages.ts';
import { sheets } from '@/lib/pages/sheets.ts';

type Props = { readonly params: Promise<{ readonly page: readonly string[] }> };

export const generateStaticParams = () => sheets.map(({ path }) => ({ page: path.split('/').slice(2) }));

const sheetFor = async ({ params }: Props) => {
  const path = `/sheets/${(await params).page.join('/')}`;
  const sheet = sheets.find((one) => one.path === path);
  if (!sheet) throw new Error(`There is no sheet at ${path}.`);
  return sheet;
};

/**
 * Checklists are not indexed, because each repeats part of another page. Don't add a canonical URL: it would declare
 * the two pages as duplicates, and search engines could apply `noindex` to both.
 */
export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { subject, checklist } = await sheetFor(props);
  return {
    title: `${subject} | ${checklist.heading} | ${company.shortName}`,
    description: sheetText.description(subject),
    robots: { index: false },
  };
};

export default async function SheetPage(props: Props) {
  const sheet = await sheetFor(props);
  const { name, lang } = pageOf(sheet.pagePath);
  return (
    <>
      <nav aria-label={sheetText.back} className="bg-paper print:hidden">
        <p className="mx-auto max-w-md px-4 py-3 sm:px-8">
          <SiteLink href={sheet.pagePath} className="underline">
            {sheetText.backTo} <span lang={lang}>{name}</span>
          </SiteLink>
        </p>
        <p className="mx-auto max-w-md px-4 pb-4 font-bold sm:px-8">{sheetText.howTo}</p>
      </nav>
      <PrintedSheet {...sheet} />
    </>
  );
}
