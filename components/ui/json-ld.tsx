import type { Graph } from 'schema-dts';

/** Structured data of a page in one script. `<` is escaped, so that no text can end the script. */
export const JsonLd = ({ data }: { readonly data: Graph }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
  />
);
