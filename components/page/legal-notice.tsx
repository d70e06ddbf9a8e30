import { PageBlock } from '@/components/sections/page-block.tsx';
import { legalNotice, legalSamples } from '@/content/pages/legal-notice.ts';

type LegalNoticeProps = { readonly page: keyof typeof legalSamples };

export const LegalNotice = ({ page }: LegalNoticeProps) =>
  legalSamples[page] && (
    <PageBlock className="body text-base">
      <p>
        <b className="section-tag mr-2 ml-0 font-display">{legalNotice.tag}</b> {legalNotice.text}
      </p>
    </PageBlock>
  );
