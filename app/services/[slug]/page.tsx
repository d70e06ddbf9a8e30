import { PageFrame } from '@/components/page/page-frame';
import { ClosingCall } from '@/components/page/closing-call';
import { jumpsOf } from '@/components/sections/jumps-of';
import { MachineFacts } from '@/components/machines/machine-facts';
import { OperatorLine } from '@/components/page/operator-line';
import { PageHero } from '@/components/page/page-hero';
import { ReadingGrid } from '@/components/sections/reading-grid';
import { RelatedLinks } from '@/components/page/related-links';
import { SectionList } from '@/components/sections/section-list';
import { ButtonLink } from '@/components/ui/button-link';
import { PhoneHours } from '@/components/ui/phone-hours';
import { PhoneButton } from '@/components/ui/phone-button';
import { closingCalls, operatorCalls } from '@/content/site/closing-calls';
import { scaleText } from '@/content/machines/sizes';
import { services } from '@/content/services';
import type { ServiceSlug } from '@/content/site/site-path';
import { serviceSubject } from '@/content/forms/enquiry-subjects';
import { fleetMachine } from '@/lib/machines/fleet';
import { splitLead } from './split-lead';
import { relatedTo } from '@/lib/site/related';
import { besideMachine, machineItem } from '@/lib/machines/scale-items';
import { pageMetadata } from '@/lib/site/metadata';

type Props = { readonly params: Promise<{ slug: ServiceSlug }> };

export const dynamicParams = false;

export const generateStaticParams = () => services.entries.map(({ slug }) => ({ slug }));

export const generateMetadata = async ({ params }: Props) => pageMetadata(`/services/${(await params).slug}`);

export default async function ServicePage({ params }: Props) {
  const { slug } = await params;
  const service = services.get(slug);
  const { path, sections } = service;
  const contact = `/contact?service=${slug}` as const;
  const action = serviceSubject(service.machine);
  const machine = service.machine.toLowerCase();
  const drawn = fleetMachine(slug);
  return (
    <PageFrame path={path} hire={contact}>
      <PageHero
        heading={service.heading}
        {...splitLead(service.intro)}
        actions={
          <>
            <ButtonLink href={contact}>{action}</ButtonLink>
            <PhoneButton />
          </>
        }
        photo={service.heroPhoto}
        foot={<PhoneHours />}
        jumps={jumpsOf(sections)}
        scaleItems={besideMachine({
          ...machineItem(slug),
          label: { size: scaleText.length(drawn.width, drawn.height, service.size.pose) },
        })}
        showsRuler
        showsLabels
      />
      <ReadingGrid>
        <MachineFacts service={service} />
        <OperatorLine condition={operatorCalls.service(machine)} />
        <SectionList sections={sections} />
      </ReadingGrid>
      <RelatedLinks groups={relatedTo(path)} />
      <ClosingCall {...closingCalls.service(machine)} action={action} href={contact} machineSlug={slug} />
    </PageFrame>
  );
}
