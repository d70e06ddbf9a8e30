import { RichText } from '@/components/ui/rich-text';
import type { TextBlock as Block } from '@/content/pages/top-page';
import { SectionBlock } from './section-block';

export const TextBlock = ({ heading, paragraphs }: Block) => (
  <div className="body">
    <SectionBlock heading={heading}>
      {paragraphs.map((paragraph, index) => (
        <p key={index}>
          <RichText text={paragraph} />
        </p>
      ))}
    </SectionBlock>
  </div>
);
