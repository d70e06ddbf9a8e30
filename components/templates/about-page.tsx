import { PageFrame } from '@/components/layout/page-frame';
import { ClosingCall } from '@/components/sections/closing-call';
import { DataPlate } from '@/components/sections/data-plate';
import { LaneRoute } from '@/components/sections/lane-route';
import { PageHero } from '@/components/sections/page-hero';
import { TextBlock } from '@/components/sections/text-block';
import { TileGrid } from '@/components/sections/tile-grid';
import { OperatorDrawing } from '@/components/ui/operator-drawing';
import { PhoneLink } from '@/components/ui/phone-link';
import { closingCalls } from '@/content/closing-calls';
import { company, type Office } from '@/content/company';
import { contactWords } from '@/content/contact-words';
import { about } from '@/content/pages/about';
import { addressLine, personLine, registrationLine } from '@/lib/site/company-details';
import { hasOffices } from '@/lib/site/offices';

const { contact } = about;

const officeLines = (office: Office) => [
  {
    label: hasOffices ? contactWords.officeIn(office.town) : contact.phone,
    value: <PhoneLink office={office} className="text-xl font-bold underline" />,
  },
  {
    label: contact.answered,
    value: office.hours.map(({ label, text }) => (
      <span key={label} className="block">
        {label} {text}
      </span>
    )),
  },
  ...(hasOffices ? [] : [{ label: contact.city, value: office.town }]),
  ...addressLine(office),
];

/** Who we are, how a call becomes a driver, mission, values and vision. */
export const AboutPage = () => (
  <PageFrame path="/about" hire="/contact">
    <PageHero
      heading={about.heading}
      intro={about.intro}
      aside={
        <div className="flex items-end gap-x-4 md:gap-x-8">
          <DataPlate
            title={contact.title}
            lines={[
              ...personLine(company),
              ...company.offices.flatMap(officeLines),
              ...registrationLine(company),
            ]}
          />
          <OperatorDrawing className="-mb-8 w-[30%] max-w-56 shrink-0 md:-mb-10 md:max-lg:hidden lg:w-[38%]" />
        </div>
      }
    />
    <div className="frame grid gap-x-16 gap-y-10 pt-10 lg:grid-cols-2">
      <TextBlock {...about.who} />
      <div className="lg:row-span-3">
        <LaneRoute {...about.route} />
      </div>
      <TextBlock {...about.mission} />
      <TextBlock {...about.vision} />
    </div>
    <section>
      <div className="frame py-10">
        <h2 className="mb-6">{about.values.heading}</h2>
        <TileGrid tiles={about.values.items} titles="h3" />
      </div>
    </section>
    <ClosingCall {...closingCalls.top} />
  </PageFrame>
);
