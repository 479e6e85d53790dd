/** An employee benefit, with the fields that the tests read. */
export type Benefit = { id: string; version: number } & { [field: string]: unknown };
