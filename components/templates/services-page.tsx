import { PageFrame } from '@/components/layout/page-frame';
import { ClosingCall } from '@/components/sections/closing-call';
import { PageHero } from '@/components/sections/page-hero';
import { ServiceTiles } from '@/components/sections/service-tiles';
import { PhoneLink } from '@/components/ui/phone-link';
import { closingCalls } from '@/content/closing-calls';
import { type MachineGroupWords, servicesPage } from '@/content/pages/services';
import { services } from '@/content/services';
import { fleet } from '@/lib/site/fleet';
import { machineStand, personStand } from '@/lib/site/stands';

const groups = Object.entries<MachineGroupWords>(servicesPage.groups)
  .map(([key, words]) => ({
    key,
    ...words,
    entries: services.entries.filter(({ group }) => group === key),
  }))
  .filter(({ entries }) => entries.length > 0);

/** The machines in groups. A group that no machine names is left out. */
export const ServicesPage = () => (
  <PageFrame path="/services" hire="/contact">
    <PageHero
      heading={servicesPage.heading}
      intro={servicesPage.intro}
      actions={<PhoneLink call className="button" />}
      stands={[personStand, machineStand(fleet.at(-1)!.slug), machineStand(fleet[2]!.slug)]}
      staff
      labels
    />
    <div className="frame space-y-12 py-10">
      {groups.map(({ key, heading, text, entries }) =>
        heading ? (
          <section key={key}>
            <h2 id={key}>{heading}</h2>
            <p className="mt-1 mb-4 text-mute">{text}</p>
            <ServiceTiles entries={entries} names="h3" />
          </section>
        ) : (
          <ServiceTiles key={key} entries={entries} names="h2" />
        ),
      )}
    </div>
    <ClosingCall {...closingCalls.top} />
  </PageFrame>
);
