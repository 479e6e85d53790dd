import { type Context, runtime } from '@aws-appsync/utils';
import { User } from '../../../model/entities/User';
import { keyOf } from '../../../model/ids';
import { sharedIcon } from '../../../model/snapshots/userSnapshot';
import type { Rows } from '../../generated/types';
import { batchGetItems } from '../../lib/read';

/** BatchGet reads this many records at once. */
const MOST = 100;

/** Reads people for a relation that names who wrote something, each once; ends it with nobody if there are none. */
export function readPeople(ctx: Context, subs: readonly string[]) {
  const distinct = subs.filter((sub, index) => subs.indexOf(sub) === index).slice(0, MOST);
  if (distinct.length === 0) return runtime.earlyReturn([]);
  const keys = distinct.map((sub) => keyOf(User, sub));
  return batchGetItems(ctx, 'Talent', keys);
}

/** Returns the name and the picture under which colleagues see a person. */
export const namedPerson = (user: Rows['User']) => ({
  sub: user.sub,
  name: user.displayName,
  profileIcon: sharedIcon(user),
});
