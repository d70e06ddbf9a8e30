import { PhoneHours } from '@/components/company/phone-hours.tsx';
import { Stage } from '@/components/drawings/stage.tsx';
import { PageFrame } from '@/components/frame/page-frame.tsx';
import { HeroPhoto } from '@/components/page/hero-photo.tsx';
import { JumpLinks } from '@/components/page/jump-links.tsx';
import { RegistrationNote } from '@/components/page/registration-note.tsx';
import { RelatedLinks } from '@/components/page/related-links.tsx';
import { PageSections } from '@/components/sections/page-sections.tsx';
import { ContactButtons } from '@/components/ui/contact-buttons.tsx';
import { RichText } from '@/components/ui/rich-text.tsx';
import { callsToAction, registrationNote } from '@/content/calls-to-action.ts';
import { contactText } from '@/content/contact-text.ts';
import { townSubject } from '@/content/forms/message-subjects.ts';
import { siteLanguage } from '@/content/language.ts';
import type { TownSlug } from '@/content/paths.ts';
import { towns } from '@/content/towns/index.ts';
import { hasSeveralOffices, officeNear } from '@/lib/company/offices.ts';
import { decorativeMachineItem, personItem } from '@/lib/drawings/scene-items.ts';
import { jumpsOf } from '@/lib/pages/jumps.ts';
import { pageMetadata } from '@/lib/pages/metadata.ts';
import { stageMachinesOf } from '@/lib/towns/stage-machines.ts';
import { TownSign } from './town-sign.tsx';

type Props = { readonly params: Promise<{ slug: TownSlug }> };

export const generateStaticParams = () => towns.entries.map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }: Props) => pageMetadata(towns.get((await params).slug));

export default async function TownPage({ params }: Props) {
  const { slug } = await params;
  const town = towns.get(slug);
  const { name } = town;
  const office = officeNear(town);
  const { top, end } = stageMachinesOf(town);
  const contact = `/contact?location=${slug}` as const;
  const button = { label: townSubject(name), href: contact };
  return (
    <PageFrame page={town} callToAction={{ ...callsToAction.town(name), button, office, machine: end }}>
      <div className="surface-bright">
        <div className="page-width town-sign-container">
          <TownSign slug={slug} />
        </div>
      </div>
      <Stage
        className="town-call"
        scene={top && { drawings: [personItem, decorativeMachineItem(top)] }}
        strip={<JumpLinks jumps={jumpsOf(town)} />}
      >
        <div className="actions mb-5 print:hidden">
          <ContactButtons button={button} office={office} />
        </div>
        <p className="running-text max-w-[60ch] text-balance">
          <RichText text={town.intro} />
        </p>
        <p lang={siteLanguage} className="mt-3 text-base">
          {hasSeveralOffices && `${contactText.officeIn(office.town)}: `}
          <PhoneHours office={office} />
        </p>
        <HeroPhoto photo={town.heroPhoto} />
      </Stage>
      <PageSections
        page={town}
        collapses="on-phones"
        after={<RegistrationNote question={registrationNote.town(name)} />}
      />
      <RelatedLinks page={town} without={['towns', 'machines']} />
    </PageFrame>
  );
}
