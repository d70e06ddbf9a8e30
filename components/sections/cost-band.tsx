import { RichText } from '@/components/ui/rich-text';
import type { Text } from '@/content/section';
import { toId } from '@/lib/site/format';
import { Docket } from './docket';

type CostBandProps = {
  readonly heading: string;
  readonly intro: Text;
  /** Shows only the sums, for a page that links to the full example. */
  readonly inShort?: boolean;
};

/** The cost of an example hire, as text and as a docket. */
export const CostBand = ({ heading, intro, inShort = false }: CostBandProps) => (
  <section className="bg-paper">
    <div className="frame grid items-center gap-x-16 gap-y-4 py-5 md:py-16 lg:grid-cols-[5fr_6fr]">
      <div className="body">
        <h2 id={toId(heading)}>{heading}</h2>
        <p className="mt-3 text-[1em]/snug md:text-xl/snug">
          <RichText text={intro} />
        </p>
      </div>
      <Docket inShort={inShort} />
    </div>
  </section>
);
