import { legalSamples, sampleNote } from '@/content/pages/legal-samples.ts';

type SampleNoteProps = { readonly page: keyof typeof legalSamples };

export const SampleNote = ({ page }: SampleNoteProps) =>
  legalSamples[page] && (
    <div className="grid-section body text-base">
      <p>
        <b className="section-tag mr-2 ml-0 font-display">{sampleNote.tag}</b> {sampleNote.text}
      </p>
    </div>
  );
