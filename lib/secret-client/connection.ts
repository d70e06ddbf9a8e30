/** How to reach the Supabase project, or the embedded database that stands in for it. */
export type Connection = {
  /** Without a trailing slash. */
  readonly url: string;
  /** Grants full access. Only with this key does the database trust the visitor's address in a header. */
  readonly secretKey: string;
};
