import { PageFrame } from '@/components/layout/page-frame';
import { ClosingCall } from '@/components/sections/closing-call';
import { PageHero } from '@/components/sections/page-hero';
import { TextBlock } from '@/components/sections/text-block';
import { TileGrid } from '@/components/sections/tile-grid';
import { MachineDrawing } from '@/components/ui/machine-drawing';
import { closingCalls } from '@/content/closing-calls';
import { about } from '@/content/pages/about';

/** Who we are, mission, values and vision. */
export const AboutPage = () => (
  <PageFrame path="/about" hire="/contact">
    <PageHero
      heading={about.heading}
      intro={about.intro}
      aside={<MachineDrawing machine="dozer" eager className="w-full max-w-md justify-self-center" />}
    />
    <div className="frame grid gap-10 py-10 md:grid-cols-2">
      <div className="md:row-span-2">
        <TextBlock {...about.who} />
      </div>
      <TextBlock {...about.mission} />
      <TextBlock {...about.vision} />
    </div>
    <section className="border-t-2 border-line">
      <div className="frame py-10">
        <h2 className="mb-6">{about.values.heading}</h2>
        <TileGrid tiles={about.values.items} titles="h3" />
      </div>
    </section>
    <ClosingCall {...closingCalls.top} />
  </PageFrame>
);
