/** The value of an attribute in DynamoDB's own JSON, such as `{ S: 'text' }`. */
interface Value {
  S?: string;
  N?: string;
  [type: string]: unknown;
}

/** A stored item in DynamoDB's own JSON, which keeps the type of every attribute. */
export type Row = Record<string, Value>;
