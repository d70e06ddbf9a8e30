import type { Graph } from 'schema-dts';

/** The structured data of a page. `<` is escaped, so that no text can close the script element. */
export const JsonLd = ({ data }: { readonly data: Graph }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
  />
);
