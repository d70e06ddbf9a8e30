import { RichText } from '@/components/ui/rich-text';
import type { TileBlock } from '@/content/pages/top-page';
import { toId } from '@/lib/site/format';
import { Ground } from './ground';

/** Numbered steps on a yellow band. */
export const StepBand = ({ heading, items }: TileBlock) => (
  <Ground as="section" className="band">
    <h2 id={toId(heading)}>{heading}</h2>
    <ol className="step-band">
      {items.map(({ title, text }, index) => (
        <li key={title}>
          <span aria-hidden="true">{index + 1}</span>
          <h3>{title}</h3>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  </Ground>
);
