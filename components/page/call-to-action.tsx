import { ButtonLink } from '@/components/ui/button-link';
import { PhoneButton } from '@/components/company/phone-button';
import { RichText } from '@/components/ui/rich-text';
import type { Office } from '@/content/company';
import { featuredMachines } from '@/content/menus';
import type { Party } from '@/content/hiring/parties';
import type { Text } from '@/content/section';
import type { MachineSlug, SiteHref } from '@/content/paths';
import { siteLanguage } from '@/content/language';
import { machineItem, partyItem, personItem } from '@/lib/machines/drawing-items';
import { Stage } from '@/components/drawings/stage';

export type CallToActionText = {
  readonly heading: string;
  readonly text?: Text;
  readonly action: string;
  readonly href: SiteHref;
};

type CallToActionProps = CallToActionText & {
  readonly office?: Office;
  readonly machine?: MachineSlug | undefined;
  /** Drawn instead of the machine. */
  readonly party?: Party | undefined;
};

export const CallToAction = ({
  heading,
  text,
  action,
  href,
  office,
  machine = featuredMachines.at(-1),
  party,
}: CallToActionProps) => (
  <Stage
    as="section"
    className="covers-call-bar no-print"
    lang={siteLanguage}
    drawings={
      party ? [partyItem(party)] : [personItem, ...(machine ? [machineItem(machine, { lazy: true })] : [])]
    }
  >
    <h2>{heading}</h2>
    {text && (
      <p className="mt-3 max-w-[52ch]">
        <RichText text={text} />
      </p>
    )}
    <div className="actions mt-6">
      <ButtonLink href={href}>{action}</ButtonLink>
      <PhoneButton office={office} />
    </div>
  </Stage>
);
