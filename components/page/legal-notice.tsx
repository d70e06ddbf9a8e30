import { legalNotice, legalSamples } from '@/content/pages/legal-notice';

type LegalNoticeProps = { readonly page: keyof typeof legalSamples };

export const LegalNotice = ({ page }: LegalNoticeProps) =>
  legalSamples[page] && (
    <div className="page-section body">
      <p>
        <b className="section-tag ml-0 font-display">{legalNotice.tag}</b>
      </p>
      <p>{legalNotice.text}</p>
    </div>
  );
