/** Characters with their numbers in Unicode, for a message: `ŵ (U+0175), ŷ (U+0177)`. */
export const characterNames = (characters: Iterable<string>) =>
  [...characters]
    .map((character) => {
      const number = character.codePointAt(0) ?? 0;
      return `${character} (U+${number.toString(16).toUpperCase().padStart(4, '0')})`;
    })
    .join(', ');
