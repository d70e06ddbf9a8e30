import clsx from 'clsx';
import { MachineImage } from '@/components/machines/machine-image.tsx';
import { BulletList } from '@/components/ui/bullet-list.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { company, mainOffice } from '@/content/company.ts';
import { formatPhone } from '@/content/format/format-phone.ts';
import { siteLanguage } from '@/content/language.ts';
import { machines } from '@/content/machines/index.ts';
import { brandMark } from '@/lib/images/brand-mark.ts';
import { blanksOf, type Sheet } from '@/lib/pages/sheets.ts';
import { Blanks } from './blanks.tsx';

/** A checklist with room for names, faults and signatures. It must fit a single A4 page. */
export const PrintedSheet = ({ lang, subject, pagePath, checklist }: Sheet) => {
  const { heading, printedHeading = heading, intro, items } = checklist;
  const blanks = blanksOf(checklist);
  const machine = machines.entries.find(({ path }) => path === pagePath);
  return (
    <main
      id="main"
      lang={checklist.lang ?? lang}
      className="mx-auto max-w-md p-4 sm:p-8 print:max-w-none print:p-0"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b-[0.75rem] border-brand-bright pb-3 font-display text-2xl/none font-bold [print-color-adjust:exact]">
        <img src={brandMark} alt="" width={40} height={40} className="size-12" />
        <p className="mr-auto">{company.name}</p>
        <p className="text-3xl">{formatPhone(mainOffice.phone)}</p>
      </div>
      <div className="flex items-end justify-between gap-x-6 border-b-2 border-ink pt-6">
        <div className="grow basis-96 self-center pb-4">
          <p lang={lang ?? siteLanguage} className="font-display text-2xl font-bold">
            {subject}
          </p>
          <h1 className="mt-1 text-5xl">{printedHeading}</h1>
          {intro && (
            <p className="mt-2">
              <RichText text={intro} />
            </p>
          )}
        </div>
        {machine && (
          <div className="w-44 shrink max-sm:hidden">
            <MachineImage machine={machine.slug} />
          </div>
        )}
      </div>
      <Blanks labels={blanks.before} className="blank-lines" />
      <BulletList
        marker="ticks"
        items={items}
        className={clsx('mt-4 mb-6 print:text-lg', items.length > 12 && 'print:columns-2 print:gap-x-8')}
      />
      <h2 lang={siteLanguage} className="text-2xl">
        {blanks.found}
      </h2>
      <Blanks labels={['', '', '']} className="blank-lines" />
      <Blanks labels={blanks.after} className="blank-lines" />
    </main>
  );
};
