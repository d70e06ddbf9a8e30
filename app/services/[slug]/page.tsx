import { PhoneHours } from '@/components/company/phone-hours.tsx';
import { PageFrame } from '@/components/frame/page-frame.tsx';
import { HeroPhoto } from '@/components/page/hero-photo.tsx';
import { PageHero } from '@/components/page/page-hero.tsx';
import { RegistrationNote } from '@/components/page/registration-note.tsx';
import { RelatedLinks } from '@/components/page/related-links.tsx';
import { PageSections } from '@/components/sections/page-sections.tsx';
import { ContactButtons } from '@/components/ui/contact-buttons.tsx';
import { callsToAction, registrationNote } from '@/content/calls-to-action.ts';
import { drawingText } from '@/content/drawings/drawing-text.ts';
import { machineSubject } from '@/content/forms/message-subjects.ts';
import { machines } from '@/content/machines/index.ts';
import { machineNames } from '@/content/machines/slugs.ts';
import type { MachineSlug } from '@/content/paths.ts';
import { drawingOf } from '@/lib/drawings/machine-drawings.ts';
import { machineItem, personItem } from '@/lib/drawings/scene-items.ts';
import { pageMetadata } from '@/lib/pages/metadata.ts';
import { MachineFacts } from './machine-facts.tsx';

type Props = { readonly params: Promise<{ slug: MachineSlug }> };

export const generateStaticParams = () => machines.entries.map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }: Props) => pageMetadata(machines.get((await params).slug));

export default async function MachinePage({ params }: Props) {
  const { slug } = await params;
  const machine = machines.get(slug);
  const contact = `/contact?service=${slug}` as const;
  const button = { label: machineSubject(slug), href: contact };
  const name = machineNames[slug].shortName;
  const drawing = drawingOf(slug);
  return (
    <PageFrame page={machine} callToAction={{ ...callsToAction.machine(name), button, machine: slug }}>
      <PageHero
        page={machine}
        actions={<ContactButtons button={button} />}
        footer={<PhoneHours />}
        scene={{
          drawings: [
            personItem,
            {
              ...machineItem(slug),
              label: { size: drawingText.length(drawing.width, drawing.height, machine.size.pose) },
            },
          ],
          showsSizes: true,
        }}
      >
        <HeroPhoto photo={machine.heroPhoto} />
      </PageHero>
      <PageSections page={machine}>
        <MachineFacts machine={machine} />
        <RegistrationNote question={registrationNote.machine(name)} />
      </PageSections>
      <RelatedLinks page={machine} />
    </PageFrame>
  );
}
