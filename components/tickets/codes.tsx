const code = /\b([AD]\d{2}[A-Z]?|N\d{3})\b/;

/** Card categories are in the display font, so that readers can find theirs. */
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
