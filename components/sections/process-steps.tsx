import { Pictogram } from '@/components/ui/pictogram';
import { RichText } from '@/components/ui/rich-text';
import type { TileBlock } from '@/content/pages/top-page';

/** A sequence drawn as a line of numbered plates. */
export const ProcessSteps = ({ heading, items }: TileBlock) => (
  <section>
    <h2>{heading}</h2>
    <ol className="mt-6 grid gap-6 md:grid-cols-3 md:gap-0">
      {items.map(({ pictogram, title, text }, index) => (
        <li key={title} className="process">
          <span className="process-mark">
            <span aria-hidden="true">{index + 1}</span>
            <Pictogram name={pictogram} className="size-8" />
          </span>
          <div className="pb-2 md:pt-5 md:pr-8">
            <h3>{title}</h3>
            <p className="mt-1">
              <RichText text={text} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  </section>
);
