import { legalNotice, legalSamples } from '@/content/pages/legal-notice';

type LegalNoticeProps = { readonly page: keyof typeof legalSamples };

export const LegalNotice = ({ page }: LegalNoticeProps) =>
  legalSamples[page] && (
    <div className="page-section body">
      <p className="grid max-w-none gap-x-8 gap-y-3 sm:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]">
        <b className="self-start justify-self-start border-2 border-ink bg-brand-bright px-3 py-1 font-display text-2xl/tight print:bg-transparent">
          {legalNotice.tag}
        </b>{' '}
        <span className="section-intro">{legalNotice.text}</span>
      </p>
    </div>
  );
