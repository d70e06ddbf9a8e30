import { Stage } from '@/components/drawings/stage.tsx';
import { ContactButtons } from '@/components/ui/contact-buttons.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import type { Office } from '@/content/company.ts';
import { siteLanguage } from '@/content/language.ts';
import { featuredMachines } from '@/content/menus.ts';
import type { Page } from '@/content/model/page.ts';
import type { Action, Text } from '@/content/model/text.ts';
import type { MachineSlug } from '@/content/paths.ts';
import { decorativeMachineItem, personItem } from '@/lib/drawings/scene-items.ts';

export type CallToActionFields = {
  readonly heading: string;
  readonly text?: Text;
  readonly button: Action;
  readonly office?: Office;
  readonly machine?: MachineSlug;
};

type CallToActionProps = CallToActionFields & {
  /** Its own words replace the others and are in its language. */
  readonly page: Page;
};

export const CallToAction = ({
  heading,
  text,
  button,
  office,
  machine,
  page: { callToAction: own, lang, heroDrawing },
}: CallToActionProps) => {
  const defaultMachine = heroDrawing?.kind === 'machine' ? heroDrawing.machine : featuredMachines.at(-1);
  const shownMachine = own?.machine ?? machine ?? defaultMachine;
  const shownText = own?.text ?? text;
  return (
    <Stage
      place="end"
      className="covers-call-bar print:hidden"
      lang={siteLanguage}
      scene={{ drawings: [personItem, ...(shownMachine ? [decorativeMachineItem(shownMachine)] : [])] }}
    >
      <h2 lang={own?.heading && lang}>{own?.heading ?? heading}</h2>
      {shownText && (
        <p lang={own?.text && lang} className="mt-3 max-w-[52ch]">
          <RichText text={shownText} />
        </p>
      )}
      <div className="actions mt-6">
        <ContactButtons button={own?.button ? { lang, ...own.button } : button} office={office} />
      </div>
    </Stage>
  );
};
