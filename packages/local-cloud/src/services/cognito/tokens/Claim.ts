/** Value of a claim in a JSON Web Token: any JSON value. */
export type Claim = string | number | boolean | null | Claim[] | { [name: string]: Claim };
