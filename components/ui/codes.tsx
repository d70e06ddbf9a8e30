/** A category of CPCS, CCDO or NPORS. */
const code = /\b([AD]\d{2}[A-Z]?|N\d{3})\b/;

/** Words with the codes of card categories in the display face, for whoever scans a table for theirs. */
export const Codes = ({ words }: { readonly words: string }) =>
  words.split(code).map((piece, index) =>
    index % 2 === 1 ? (
      <b key={index} className="code">
        {piece}
      </b>
    ) : (
      piece
    ),
  );
