import { EnishiWorkHistory } from '../../../model/entities/EnishiWorkHistory';
import { UserApplies } from '../../../model/entities/UserApplies';
import { childrenPrefix } from '../../../model/ids';
import { userSnapshot } from '../../../model/snapshots/userSnapshot';
import { refreshAll } from '../../derived/refreshAll';
import { collection } from '../../lib/collection';
import { env } from '../needs';
import { hasChanged } from '../../lib/hasChanged';
import type { Reaction } from '../Reaction';

const COPYING = [UserApplies, EnishiWorkHistory];
const KEPT = COPYING.map(({ name }) => `${name}.user`);

/**
 * When a talent's profile changes, updates the copies of profile data in the talent's applications and
 * engagements. The `version` of the applications and engagements stays the same.
 */
export const refreshUserSnapshots: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'User') return;
  const [old, fresh] = [userSnapshot(before), userSnapshot(after)];
  if (!hasChanged(old, fresh, Object.keys(fresh))) return;
  const rows = await Promise.all(
    COPYING.map((entity) => {
      const { pk, sk } = childrenPrefix(entity, after.pk);
      return collection(env('TALENT_TABLE'), pk, sk);
    }),
  );
  await refreshAll('Talent', rows.flat(), KEPT);
};
