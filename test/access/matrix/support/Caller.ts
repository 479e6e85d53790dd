/** The columns of every table, in this order. `client` is an organization's member while the switch of T2 is off. */
export const callers = ['guest', 'owner', 'other', 'client', 'admin'] as const;

export type Caller = (typeof callers)[number];
