import { runtime } from '@aws-appsync/utils';
import { Organization } from '../../model/entities/Organization';
import { User } from '../../model/entities/User';
import { isIdOf } from '../../model/ids';
import { organizationTies } from '../../model/organizationTies';
import type { StoredRow } from '../generated/types';
import { operation } from '../lib/operation';
import { batchGetItems, batchItems } from '../lib/read';
import { authorizeAndValidate, invalid } from '../lib/resolver';

/** The maximum number of talents in one call, which is that of keys in a BatchGet. */
const MOST = 100;

export const listTalentTies = operation('Query.listTalentTies', {
  grants: ['client', 'consultant', 'admin'],
}).unit('Talent', {
  /**
   * Reads by their keys what the talents have to do with the organization. The organization is that of the caller's
   * token, except for administrators; without one, there is nothing to read. Nobody reads what is noted about
   * themselves.
   */
  request(ctx) {
    const who = authorizeAndValidate(ctx);
    const { userIDs, organizationId } = ctx.args;
    const subs = userIDs.filter((sub, index) => userIDs.indexOf(sub) === index);
    if (subs.length === 0 || subs.length > MOST) invalid('userIDs', `1..${MOST}`);
    if (subs.some((sub) => !isIdOf(User, sub))) invalid('userIDs', 'id');
    const asked = organizationId ?? '';
    const own = who.isAdmin ? asked : who.organizationId;
    const isOwn = own !== '' && (asked === '' || asked === own) && isIdOf(Organization, own);
    const others = subs.filter((sub) => who.isAdmin || sub !== who.sub);
    if (!isOwn || others.length === 0) return runtime.earlyReturn([]);
    return batchGetItems(
      ctx,
      'Talent',
      others.map((sub) => organizationTies.keyOf(sub, own)),
    );
  },

  response(ctx) {
    const rows: (StoredRow | null)[] = batchItems(ctx, 'Talent');
    return rows.filter((row) => !!row);
  },
});
