import type { Person } from '../../../support/api/Person';

/** Whose records the rows are about: everything shared, nothing shared, private altogether. */
export const talents = ['open', 'shy', 'hidden'] as const;

export type Talent = (typeof talents)[number];

/** The people and records of one run of the matrix; `names` is what a row writes with a dollar sign. */
export interface Fixture {
  people: Record<Talent | 'other' | 'client' | 'admin', Person>;
  names: Map<string, string>;
}
