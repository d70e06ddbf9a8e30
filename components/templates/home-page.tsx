import { PageFrame } from '@/components/layout/page-frame';
import { ClosingCall } from '@/components/sections/closing-call';
import { PageBody } from '@/components/sections/page-body';
import { ProcessSteps } from '@/components/sections/process-steps';
import { ServiceTiles } from '@/components/sections/service-tiles';
import { TileGrid } from '@/components/sections/tile-grid';
import { ButtonLink } from '@/components/ui/button-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { Pictogram } from '@/components/ui/pictogram';
import { SiteLink } from '@/components/ui/site-link';
import { blocks } from '@/content/blocks';
import { closingCalls } from '@/content/closing-calls';
import { locations } from '@/content/locations';
import { hireOperators } from '@/content/pages/hire-operators';
import { home } from '@/content/pages/home';
import { commitments } from '@/content/commitments';

const townsPerGroup = 2;

/** The first towns of each group, so that every part of the area covered is there. */
const towns = locations.entries.filter(
  ({ group }, index) =>
    locations.entries.slice(0, index).filter((earlier) => earlier.group === group).length < townsPerGroup,
);

/**
 * The order in which a site manager asks: what we do and how fast, how it works, what it costs, what arrives, which
 * machines, why us.
 */
export const HomePage = () => (
  <PageFrame path="/" hire="/contact">
    <div className="@container border-b-2 border-line bg-paper">
      <div className="frame grid gap-4 pt-5 md:gap-6 md:pt-12 @3xl:grid-cols-[1.2fr_1fr]">
        <div className="md:pb-12">
          <h1>{home.heading}</h1>
          <p className="mt-4 max-w-[56ch] text-lg/normal">{home.intro}</p>
          <p className="mt-3 max-w-[56ch] text-lg/normal font-bold">{home.speed}</p>
          <p className="mt-3">
            <PhoneLink
              before="Call"
              className="inline-block min-h-11 py-2 font-display text-2xl font-bold underline decoration-plant-deep decoration-2 underline-offset-4 hover:bg-plant-bright"
            />
            <span className="block">{commitments.answered.text}</span>
          </p>
          <div className="no-print mt-4 flex flex-wrap gap-3">
            <ButtonLink href={home.hire.href}>{home.hire.label}</ButtonLink>
            <ButtonLink href={home.join.href} look="outline">
              {home.join.label}
            </ButtonLink>
          </div>
        </div>
        <img
          src="/home/operator.svg"
          alt=""
          width={440}
          height={372}
          decoding="async"
          className="max-h-[34rem] w-full self-end justify-self-center"
        />
      </div>
    </div>
    <div className="frame py-12">
      <ProcessSteps {...hireOperators.steps} />
    </div>
    <div className="border-y-2 border-line bg-paper">
      <div className="frame py-12">
        <PageBody sections={[home.cost]} />
      </div>
    </div>
    <div className="frame py-12">
      <PageBody sections={[blocks.profile]} />
    </div>
    <section className="border-y-2 border-line bg-paper">
      <div className="frame py-12">
        <h2>{home.services.heading}</h2>
        <p className="mt-2 mb-6 max-w-[70ch]">{home.services.intro}</p>
        <ServiceTiles entries={home.services.entries} names="h3" />
        <p className="mt-6 flex flex-wrap gap-3">
          {[home.services.all, home.services.ticket].map(({ label, href }) => (
            <ButtonLink key={href} href={href} look="outline">
              {label}
            </ButtonLink>
          ))}
        </p>
      </div>
    </section>
    <section aria-label={home.featuresLabel} className="frame py-12">
      <TileGrid tiles={home.features} titles="h2" />
    </section>
    <section className="border-t-2 border-line">
      <div className="frame grid gap-8 py-12 md:grid-cols-2">
        <div>
          <h2>{home.why.heading}</h2>
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
              <span className="min-w-0">{point}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
    <section className="border-t-2 border-line">
      <div className="frame py-12">
        <h2>{home.towns.heading}</h2>
        <ul className="mt-4 grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {towns.map(({ path, name }) => (
            <li key={path}>
              <SiteLink href={path} className="inline-block py-2 underline hover:bg-plant-bright">
                {home.towns.link(name)}
              </SiteLink>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <ButtonLink href={home.towns.all.href} look="outline">
            {home.towns.all.label}
          </ButtonLink>
        </p>
      </div>
    </section>
    <ClosingCall {...closingCalls.top} />
  </PageFrame>
);
