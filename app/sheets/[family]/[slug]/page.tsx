import type { Metadata } from 'next';
import { SheetPage } from '@/components/templates/sheet-page';
import { company } from '@/content/company';
import { sheetWords } from '@/content/sheet';
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
 * Search engines don't index sheets, which are part of another page. There is no canonical address either: it would tell search
 * engines that the two pages are the same, and could apply `noindex` to both.
 */
export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { about, checklist } = await sheetFor(props);
  return {
    title: `${about} | ${checklist.heading} | ${company.shortName}`,
    description: sheetWords.description(about),
    robots: { index: false },
  };
};

export default async function SheetRoute(props: Props) {
  return <SheetPage {...await sheetFor(props)} />;
}
