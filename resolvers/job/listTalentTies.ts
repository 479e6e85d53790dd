import { runtime } from '@aws-appsync/utils';
import type { Caller } from '../../model/access';
import { PooledTalent } from '../../model/entities/PooledTalent';
import { User } from '../../model/entities/User';
import { childId, isIdOf, keyOf } from '../../model/ids';
import { organizationTies } from '../../model/organizationTies';
import type { Rows, StoredRow } from '../generated/types';
import { operation } from '../lib/operation';
import { batchGetItems, batchItems } from '../lib/read';
import { authorizeAndValidate, invalid } from '../lib/resolver';
import { isPoolable, poolOf } from '../pool/lib/poolAccess';

/** The maximum number of talents in one call: each takes three of the 100 keys of a BatchGet. */
const MOST = 33;

export const listTalentTies = operation('Query.listTalentTies', {
  grants: ['client', 'consultant', 'admin'],
})
  .stash<{ who: Caller; organizationId: string; subs: string[] }>()
  .unit('Talent', {
    /**
     * Reads by their keys what the organization has to do with the talents. It is that of the caller's token, except for
     * administrators; without one, there is nothing to read. Nobody reads what is noted about themselves.
     */
    request(ctx) {
      const who = authorizeAndValidate(ctx);
      const { userIDs, organizationId } = ctx.args;
      const subs = userIDs.filter((sub, index) => userIDs.indexOf(sub) === index);
      if (subs.length === 0 || subs.length > MOST) invalid('userIDs', `1..${MOST}`);
      if (subs.some((sub) => !isIdOf(User, sub))) invalid('userIDs', 'id');
      const own = poolOf(who, organizationId);
      const others = subs.filter((sub) => who.isAdmin || sub !== who.sub);
      if (own === '' || others.length === 0) return runtime.earlyReturn([]);
      ctx.stash.who = who;
      ctx.stash.organizationId = own;
      ctx.stash.subs = others;
      return batchGetItems(
        ctx,
        'Talent',
        others.flatMap((sub) => [
          organizationTies.keyOf(sub, own),
          keyOf(PooledTalent, childId(sub, own)),
          keyOf(User, sub),
        ]),
      );
    },

    /** The pool says nothing about talents who are not shown to the organization now. */
    response(ctx) {
      const { who, organizationId, subs } = ctx.stash;
      const rows: (StoredRow | null)[] = batchItems(ctx, 'Talent');
      const ties = subs.map((userID, index) => {
        const [tie, pooled, user] = rows.slice(3 * index, 3 * index + 3);
        const own = isPoolable(who, organizationId, user) ? (pooled as Rows['PooledTalent'] | null) : null;
        if (!tie && !own) return null;
        const { applied = [], scouted = [], recommended = [] } = tie ?? {};
        const isKept = own?.isKept ?? false;
        return { userID, applied, scouted, recommended, isKept, labels: isKept ? own?.labels : [] };
      });
      return ties.filter((row) => !!row);
    },
  });
