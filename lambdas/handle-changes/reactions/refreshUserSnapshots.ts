import { EnishiWorkHistory } from '../../../model/entities/EnishiWorkHistory';
import { UserApplies } from '../../../model/entities/UserApplies';
import { childrenPrefix } from '../../../model/ids';
import { userSnapshot } from '../../../model/snapshots/userSnapshot';
import { refreshAll } from '../../derived/refreshAll';
import { collection } from '../../lib/collection';
import { env } from '../needs';
import { hasChanged } from '../../lib/hasChanged';
import type { Reaction } from '../Reaction';

const CARRYING = [UserApplies, EnishiWorkHistory];
const KEPT = CARRYING.map(({ name }) => `${name}.user`);

/** Applications and engagements show their talent as the talent now is. A caller's `version` is not touched. */
export const refreshUserSnapshots: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'User') return;
  const [old, fresh] = [userSnapshot(before), userSnapshot(after)];
  if (!hasChanged(old, fresh, Object.keys(fresh))) return;
  const rows = await Promise.all(
    CARRYING.map((entity) => {
      const { pk, sk } = childrenPrefix(entity, after.pk);
      return collection(env('TALENT_TABLE'), pk, sk);
    }),
  );
  await refreshAll('Talent', rows.flat(), KEPT);
};
