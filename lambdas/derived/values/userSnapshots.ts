import { EnishiWorkHistory } from '../../../model/entities/EnishiWorkHistory';
import { User } from '../../../model/entities/User';
import { UserApplies } from '../../../model/entities/UserApplies';
import { userSnapshot } from '../../../model/snapshots/userSnapshot';
import type { StoredRow } from '../../lib/StoredRow';
import { attribute } from '../attribute';
import type { Sources } from '../Sources';

async function shownUser({ pk }: StoredRow, sources: Sources) {
  const user = await sources.of(User, pk.replace(/#private$/, ''));
  return user && userSnapshot(user);
}

const KEPT_BY = ['refreshUserSnapshots'];

/** The derived copies of a talent in the talent's applications and engagements. */
export const userSnapshots = [
  attribute(UserApplies, 'user', KEPT_BY, shownUser),
  attribute(EnishiWorkHistory, 'user', KEPT_BY, shownUser),
];
