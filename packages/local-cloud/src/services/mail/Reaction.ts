/** What a recipient does with each mail: its server refuses it, or the person marks it as spam. */
export type Reaction = 'BOUNCE' | 'COMPLAINT';
