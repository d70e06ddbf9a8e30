/** A leading number, as in `4. Fees`, is shown on a plate. */
export const PartHeading = ({ text }: { readonly text: string }) => {
  const [, number, words] = /^(\d+)(\. .+)$/.exec(text) ?? [];
  if (!number || !words) return text;
  return (
    <>
      <span className="part-number">
        {number}
        <span className="sr-only">. </span>
      </span>
      {words.slice(2)}
    </>
  );
};
