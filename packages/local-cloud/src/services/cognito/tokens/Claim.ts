/** What a claim of a token may hold. */
export type Claim = string | number | boolean | null | Claim[] | { [name: string]: Claim };
