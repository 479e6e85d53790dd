import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { UserApplies } from '../../../model/entities/UserApplies';
import { UserConversations } from '../../../model/entities/UserConversations';
import { addressOf, childId, childrenPrefix } from '../../../model/ids';
import { sharedIcon } from '../../../model/snapshots/sharedIcon';
import { collection } from '../../lib/collection';
import { env } from '../../lib/env';
import { itemAt } from '../../lib/itemAt';
import { ifThere } from '../ifThere';
import type { Reaction } from '../Reaction';

/**
 * Who received an application sees the talent's picture in their conversations while the talent shares it. Told by the
 * profile as it now is: an old event shows no picture again.
 */
export const refreshIconOfConversations: Reaction = async ({ before, after }) => {
  if (!before || after?.__typename !== 'User' || sharedIcon(before) === sharedIcon(after)) return;
  const user = await itemAt(env('TALENT_TABLE'), { pk: after.pk, sk: after.sk });
  if (!user) return;
  const { pk, sk } = childrenPrefix(UserApplies, after.pk);
  for (const application of await collection(env('TALENT_TABLE'), pk, sk)) {
    const members = (application.memberIds ?? []) as string[];
    for (const userId of members.filter((sub) => sub !== after.pk))
      await ifThere(
        new UpdateCommand({
          TableName: env('CONVERSATION_TABLE'),
          Key: addressOf(UserConversations, childId(String(application.conversationId), userId)),
          UpdateExpression: 'SET partnerIcon = :icon',
          ConditionExpression: 'attribute_exists(pk)',
          ExpressionAttributeValues: { ':icon': sharedIcon(user) },
        }),
      );
  }
};
