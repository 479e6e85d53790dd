/** Value of a claim in a token: any JSON value. */
export type Claim = string | number | boolean | null | Claim[] | { [name: string]: Claim };
