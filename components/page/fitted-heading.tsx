import { MeasuredStyle } from '@/components/ui/measured-style';
import { textWidth } from '@/lib/site/display-font';

/** The font size is limited so that the longest word fits the column (`.fitted` in drawing-band.css). */
export const FittedHeading = ({ text }: { readonly text: string }) => {
  const longest = Math.max(...text.split(/[\s-]+/).map((word) => textWidth(word, 1)));
  const tenths = Math.ceil(longest * 10);
  const name = `word-${tenths}`;
  return (
    <h1 className={`fitted ${name}`}>
      <MeasuredStyle name={name} values={{ '--word': tenths / 10 }} />
      {text}
    </h1>
  );
};
