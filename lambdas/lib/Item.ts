/** A stored item, as the document client reads it. */
export type Item = Record<string, unknown> & { pk: string; sk: string; __typename: string };
