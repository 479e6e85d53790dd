import { runtime } from '@aws-appsync/utils';
import { User } from '../../model/entities/User';
import { keyOf } from '../../model/ids';
import { sharedIcon } from '../../model/snapshots/userSnapshot';
import type { Rows } from '../generated/types';
import { relation } from '../lib/operation';
import { batchGetItems, batchItems } from '../lib/read';
import { getSource } from '../lib/resolver';

export const pooledTalentPeople = relation('PooledTalent.people').unit('Talent', {
  /** Reads who has written the notes that were read. */
  request(ctx) {
    const { notes } = getSource(ctx) as { notes?: Rows['TalentNote'][] | null };
    const subs = (notes ?? []).map(({ by }) => by);
    const distinct = subs.filter((sub, index) => subs.indexOf(sub) === index);
    if (distinct.length === 0) return runtime.earlyReturn([]);
    return batchGetItems(
      ctx,
      'Talent',
      distinct.map((sub) => keyOf(User, sub)),
    );
  },

  response(ctx) {
    return batchItems<'User'>(ctx, 'Talent')
      .filter((user) => !!user)
      .map((user) => ({ sub: user.sub, name: user.displayName, profileIcon: sharedIcon(user) }));
  },
});
