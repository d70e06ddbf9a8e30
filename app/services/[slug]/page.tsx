import { PageFrame } from '@/components/page/page-frame';
import { CallToAction } from '@/components/page/call-to-action';
import { jumpsOf } from '@/components/sections/jumps-of';
import { MachineFacts } from './machine-facts';
import { RegistrationNote } from '@/components/page/registration-note';
import { PageHero } from '@/components/page/page-hero';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { RelatedLinks } from '@/components/page/related-links';
import { SectionList } from '@/components/sections/section-list';
import { PhoneHours } from '@/components/company/phone-hours';
import { callsToAction, registrationNote } from '@/content/calls-to-action';
import { ContactButtons } from '@/components/ui/contact-buttons';
import { siteLanguage } from '@/content/language';
import { drawingText } from '@/content/drawings/machine-sizes';
import { machines } from '@/content/machines';
import { machineNames } from '@/content/machines/names';
import type { MachineSlug } from '@/content/paths';
import { machineSubject } from '@/content/forms/message-subjects';
import { drawingOf } from '@/lib/drawings/machine-drawings';
import { splitOpening } from './split-opening';
import { relatedTo } from '@/lib/routes/related';
import { besidePerson, machineItem } from '@/lib/drawings/stage-items';
import { pageMetadata } from '@/lib/routes/metadata';

type Props = { readonly params: Promise<{ slug: MachineSlug }> };

export const dynamicParams = false;

export const generateStaticParams = () => machines.entries.map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }: Props) => pageMetadata(`/services/${(await params).slug}`);

export default async function MachinePage({ params }: Props) {
  const { slug } = await params;
  const machine = machines.get(slug);
  const { path, sections } = machine;
  const contact = `/contact?service=${slug}` as const;
  const button = { label: machineSubject(slug), href: contact };
  const name = machineNames[slug].name.toLowerCase();
  const drawn = drawingOf(slug);
  return (
    <PageFrame path={path} contactHref={contact}>
      <PageHero
        heading={machine.heading}
        {...splitOpening(machine.intro)}
        actions={<ContactButtons button={{ ...button, lang: siteLanguage }} />}
        photo={machine.heroPhoto}
        footer={<PhoneHours />}
        jumps={jumpsOf(machine)}
        drawings={besidePerson({
          ...machineItem(slug),
          label: { size: drawingText.length(drawn.width, drawn.height, machine.size.pose) },
        })}
        showsRuler
        showsLabels
      />
      <ReadingGrid>
        <MachineFacts machine={machine} />
        <RegistrationNote question={registrationNote.machine(name)} />
        <SectionList sections={sections} />
      </ReadingGrid>
      <RelatedLinks groups={relatedTo(path)} />
      <CallToAction {...callsToAction.machine(name)} page={machine} button={button} machine={slug} />
    </PageFrame>
  );
}
