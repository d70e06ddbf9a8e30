const bytes = {
  quote: '"'.charCodeAt(0),
  backslash: '\\'.charCodeAt(0),
  opening: new Set(Buffer.from('[{')),
  closing: new Set(Buffer.from(']}')),
} as const;

/** How deep lists and objects are nested in a JSON text, which may be malformed. */
export const nestingDepth = (json: Uint8Array): number => {
  let depth = 0;
  let deepest = 0;
  let inText = false;
  for (let place = 0; place < json.length; place += 1) {
    const byte = json[place] ?? 0;
    if (inText && byte === bytes.backslash) place += 1;
    else if (byte === bytes.quote) inText = !inText;
    else if (inText) continue;
    else if (bytes.opening.has(byte)) deepest = Math.max(deepest, (depth += 1));
    else if (bytes.closing.has(byte)) depth -= 1;
  }
  return deepest;
};
