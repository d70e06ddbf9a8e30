import { legalNotice, legalSamples } from '@/content/pages/legal-notice';

type LegalNoticeProps = { readonly page: keyof typeof legalSamples };

export const LegalNotice = ({ page }: LegalNoticeProps) =>
  legalSamples[page] && (
    <div className="page-section body">
      <p>
        <small className="section-tag ml-0">{legalNotice.tag}</small> {legalNotice.text}
      </p>
    </div>
  );
