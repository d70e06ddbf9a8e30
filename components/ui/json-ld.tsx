import type { Graph } from 'schema-dts';

/** `<` is escaped, because a text could otherwise close the script element. */
export const JsonLd = ({ data }: { readonly data: Graph }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }}
  />
);
