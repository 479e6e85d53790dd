import type { Rows } from '../generated/types';
import { relation } from '../lib/operation';
import { batchItems } from '../lib/read';
import { getSource } from '../lib/resolver';
import { namedPerson, readPeople } from '../user/lib/people';

export const pooledTalentPeople = relation('PooledTalent.people').unit('Talent', {
  /** Reads who has written the notes that were read. */
  request(ctx) {
    const { notes } = getSource(ctx) as { notes?: Rows['TalentNote'][] | null };
    const subs = (notes ?? []).map(({ by }) => by);
    return readPeople(ctx, subs);
  },

  response(ctx) {
    const users = batchItems<'User'>(ctx, 'Talent').filter((user) => !!user);
    return users.map((user) => namedPerson(user));
  },
});
