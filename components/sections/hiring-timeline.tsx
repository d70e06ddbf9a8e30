import { RichText } from '@/components/ui/rich-text';
import { timeline } from '@/content/hiring';

/** The hours from a call to a start, and what happens in them. */
export const HiringTimeline = () => (
  <>
    <div className="hours">
      <span>{timeline.call}</span>
      <span>{timeline.often}</span>
      <span>{timeline.usually}</span>
    </div>
    <ol className="steps gap-y-5 sm:grid-cols-2">
      {timeline.stages.map(({ term, text }) => (
        <li key={term}>
          <strong className="block">{term}</strong>
          <RichText text={text} />
        </li>
      ))}
    </ol>
  </>
);
