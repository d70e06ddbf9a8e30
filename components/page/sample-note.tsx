import { GridRow } from '@/components/sections/grid-row.tsx';
import { legalSamples, sampleNote } from '@/content/pages/legal-samples.ts';

type SampleNoteProps = { readonly page: keyof typeof legalSamples };

export const SampleNote = ({ page }: SampleNoteProps) =>
  legalSamples[page] && (
    <GridRow className="body text-base">
      <p>
        <b className="section-tag mr-2 ml-0 font-display">{sampleNote.tag}</b> {sampleNote.text}
      </p>
    </GridRow>
  );
