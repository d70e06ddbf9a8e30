import { PageFrame } from '@/components/layout/page-frame';
import { ClosingCall } from '@/components/sections/closing-call';
import { Fleet } from '@/components/sections/fleet';
import { PageBody } from '@/components/sections/page-body';
import { ProcessSteps } from '@/components/sections/process-steps';
import { TileGrid } from '@/components/sections/tile-grid';
import { ButtonLink } from '@/components/ui/button-link';
import { PhoneLink } from '@/components/ui/phone-link';
import { Pictogram } from '@/components/ui/pictogram';
import { SiteLink } from '@/components/ui/site-link';
import { blocks } from '@/content/blocks';
import { closingCalls } from '@/content/closing-calls';
import { commitments } from '@/content/commitments';
import { locations } from '@/content/locations';
import { hireOperators } from '@/content/pages/hire-operators';
import { home } from '@/content/pages/home';

const townsPerGroup = 2;

/** The first towns of each group, so that every part of the area covered is there. */
const towns = locations.entries.filter(
  ({ group }, index) =>
    locations.entries.slice(0, index).filter((earlier) => earlier.group === group).length < townsPerGroup,
);

/**
 * The order in which a site manager asks: what we do and for which machines, how it works, what it costs, why us and what arrives,
 * the machines most asked for.
 */
export const HomePage = () => (
  <PageFrame path="/" hire="/contact">
    <div className="bg-paper pb-6 md:pb-10">
      <div className="frame home-hero pt-3 md:pt-10">
        <h1>{home.heading}</h1>
        <div>
          <p className="text-lg/normal">{home.intro}</p>
          <p className="mt-2 font-display text-xl/snug font-bold text-pretty">{home.speed}</p>
          <p>
            <PhoneLink
              call
              className="inline-block min-h-11 py-1.5 font-display text-2xl font-bold underline decoration-plant-deep decoration-2 underline-offset-4 hover:bg-plant-bright"
            />
          </p>
          <div className="no-print mt-1 flex flex-wrap gap-2">
            <ButtonLink href={home.hire.href}>{home.hire.label}</ButtonLink>
            <ButtonLink href={home.join.href} look="outline">
              {home.join.label}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="frame max-md:px-0 md:mt-6">
        <Fleet />
      </div>
      <div className="frame mt-4 flex flex-wrap items-baseline gap-x-8">
        <p>{commitments.answered.text}</p>
        <p className="no-print">
          <SiteLink
            href={home.firstHire.href}
            className="inline-block min-h-11 py-2 font-bold underline hover:bg-plant-bright"
          >
            {home.firstHire.label}
          </SiteLink>
        </p>
      </div>
    </div>
    <div className="frame pt-8 pb-6 md:pt-14 md:pb-8">
      <ProcessSteps {...hireOperators.steps} />
    </div>
    <div className="frame grid gap-x-16 gap-y-8 pb-8 md:pb-12 lg:grid-cols-2">
      <PageBody sections={[home.cost]} />
      <section>
        <h2>{home.why.heading}</h2>
        <p className="mt-3 max-w-[60ch]">{home.why.text}</p>
        <ul className="mt-4 grid gap-3">
          {home.why.points.map((point) => (
            <li key={point} className="flex gap-3">
              <Pictogram name="check" className="mt-1 size-5 shrink-0" />
              <span className="min-w-0">{point}</span>
            </li>
          ))}
        </ul>
        <p className="mt-5">
          <ButtonLink href={home.why.more.href} look="outline">
            {home.why.more.label}
          </ButtonLink>
        </p>
      </section>
      <div className="lg:col-span-2">
        <PageBody sections={[blocks.profile]} />
      </div>
      <div className="home-features body lg:col-span-2">
        <TileGrid tiles={home.features} titles="h2" />
      </div>
    </div>
    <section className="bg-paper">
      <div className="frame py-8 md:py-12">
        <h2>{home.services.heading}</h2>
        <p className="mt-2 mb-4 max-w-[70ch] md:mb-6">{home.services.intro}</p>
        <ul className="home-services">
          {home.services.entries.map(({ slug, path, name, summary }) => (
            <li key={slug} className="link-tile">
              <h3>
                <SiteLink href={path} className="stretched">
                  {name}
                </SiteLink>
              </h3>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
        <p className="mt-4 flex flex-wrap gap-3">
          {[home.services.all, home.services.ticket].map(({ label, href }) => (
            <ButtonLink key={href} href={href} look="outline">
              {label}
            </ButtonLink>
          ))}
        </p>
      </div>
    </section>
    <section className="frame py-8 md:py-12">
      <h2>{home.towns.heading}</h2>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 sm:grid-cols-3 lg:grid-cols-5">
        {towns.map(({ path, name }) => (
          <li key={path}>
            <SiteLink
              href={path}
              className="inline-block py-2 font-display text-xl font-semibold wrap-anywhere underline decoration-plant-deep decoration-2 underline-offset-4 hover:bg-plant-bright"
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
      <p className="mt-4">
        <ButtonLink href={home.towns.all.href} look="outline">
          {home.towns.all.label}
        </ButtonLink>
      </p>
    </section>
    <ClosingCall {...closingCalls.top} />
  </PageFrame>
);
