import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { EnishiWorkHistory } from '../../../model/entities/EnishiWorkHistory';
import { UserApplies } from '../../../model/entities/UserApplies';
import { childrenPrefix } from '../../../model/ids';
import { userSnapshot } from '../../../model/snapshots/userSnapshot';
import { collection } from '../../lib/collection';
import { env } from '../../lib/env';
import { hasChanged } from '../../lib/hasChanged';
import { ifThere } from '../ifThere';
import type { Reaction } from '../Reaction';

const CARRYING = [UserApplies, EnishiWorkHistory];

/** Applications and engagements show their talent as the talent now is. A caller's `version` is not touched. */
export const refreshUserSnapshots: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'User') return;
  const [old, fresh] = [userSnapshot(before), userSnapshot(after)];
  if (!hasChanged(old, fresh, Object.keys(fresh))) return;
  const TableName = env('TALENT_TABLE');
  const rows = await Promise.all(
    CARRYING.map((entity) => {
      const { pk, sk } = childrenPrefix(entity, after.pk);
      return collection(TableName, pk, sk);
    }),
  );
  for (const { pk, sk, __typename } of rows.flat()) {
    if (!CARRYING.some(({ name }) => name === __typename)) continue;
    await ifThere(
      new UpdateCommand({
        TableName,
        Key: { pk, sk },
        UpdateExpression: 'SET #user = :user',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#user': 'user' },
        ExpressionAttributeValues: { ':user': fresh },
      }),
    );
  }
};
