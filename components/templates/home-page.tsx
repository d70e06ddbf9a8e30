import { Page } from '@/components/layout/page';
import { ClosingCall } from '@/components/sections/closing-call';
import { ServiceCards } from '@/components/sections/service-cards';
import { TileGrid } from '@/components/sections/tile-grid';
import { ButtonLink } from '@/components/ui/button-link';
import { MachineDrawing } from '@/components/ui/machine-drawing';
import { PhoneLink } from '@/components/ui/phone-link';
import { Pictogram } from '@/components/ui/pictogram';
import { home } from '@/content/pages/home';

/** Home: what it is, where and for whom; features, services, reasons, and the way to the contact page. */
export const HomePage = () => (
  <Page path="/" hire="/contact">
    <div className="border-b-2 border-line bg-paper">
      <div className="frame grid items-start gap-6 py-6 md:grid-cols-[1.2fr_1fr] md:py-12">
        <div>
          <h1>{home.heading}</h1>
          <p className="mt-4 max-w-[56ch] text-lg/normal">{home.intro}</p>
          <div className="no-print mt-6 flex flex-wrap gap-3">
            <ButtonLink href={home.hire.href}>{home.hire.label}</ButtonLink>
            <ButtonLink href={home.join.href} look="outline">
              {home.join.label}
            </ButtonLink>
          </div>
          <PhoneLink
            before="Or call"
            className="mt-4 inline-block min-h-11 py-2 font-display text-2xl font-bold underline decoration-plant-deep decoration-2 underline-offset-4 hover:bg-plant"
          />
        </div>
        <MachineDrawing machine="excavator" eager className="w-full max-w-lg justify-self-center" />
      </div>
    </div>
    <section aria-label="What you can expect" className="frame py-12">
      <TileGrid tiles={home.features} titles="h2" />
    </section>
    <section aria-labelledby="services" className="border-y-2 border-line bg-paper">
      <div className="frame py-12">
        <h2 id="services">{home.services.heading}</h2>
        <p className="mt-2 mb-6">{home.services.intro}</p>
        <ServiceCards entries={home.services.entries} names="h3" />
        <p className="mt-6">
          <ButtonLink href={home.services.all.href} look="outline">
            {home.services.all.label}
          </ButtonLink>
        </p>
      </div>
    </section>
    <section aria-labelledby="why" className="frame grid gap-8 py-12 md:grid-cols-2">
      <div>
        <h2 id="why">{home.why.heading}</h2>
        <p className="mt-3 max-w-[60ch]">{home.why.text}</p>
        <p className="mt-6">
          <ButtonLink href={home.why.more.href} look="outline">
            {home.why.more.label}
          </ButtonLink>
        </p>
      </div>
      <ul className="plate grid content-center gap-3 p-5">
        {home.why.points.map((point) => (
          <li key={point} className="flex gap-3">
            <Pictogram name="check" className="mt-1 size-5 shrink-0" />
            {point}
          </li>
        ))}
      </ul>
    </section>
    <ClosingCall
      heading={home.closing.heading}
      text={home.closing.text}
      action={home.closing.contact.label}
      href={home.closing.contact.href}
    />
  </Page>
);
