import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Conversation } from '../../../model/entities/Conversation';
import { UserOpenJobs } from '../../../model/entities/UserOpenJobs';
import { childId, keyOf } from '../../../model/ids';
import { refresh } from '../../derived/refresh';
import { ignoreMissing } from '../../lib/ignoreMissing';
import { itemAt } from '../../lib/itemAt';
import type { Change } from '../Change';
import { env } from '../needs';
import type { Reaction } from '../Reaction';

interface Affected {
  id: string;
  facts: string[];
  /** When the person read the conversation. */
  readAt?: string;
}

/**
 * Returns the id that the involvement has about which a change says something, and which of its facts it can be; null
 * for other changes. The involvement need not exist.
 */
async function affected({ before, after }: Change): Promise<Affected | null> {
  switch (after?.__typename) {
    case 'UserApplies':
      return before?.type === after.type || after.type !== 'APPLIED'
        ? null
        : { id: String(after.id), facts: ['repliedAt', 'appliedAt'] };
    case 'UserConversations': {
      const { openJobConversationsId: job } = (after.conversation ?? {}) as Record<string, unknown>;
      const isRead = after.readAt && after.readAt !== before?.readAt;
      if (!isRead || !job || after.isJobStaff !== false) return null;
      return { id: childId(String(after.userId), String(job)), facts: [], readAt: String(after.readAt) };
    }
    case 'Message': {
      if (before || after.isEvent === true || after.isJobStaff !== false) return null;
      const conversation = await itemAt(env('CONVERSATION_TABLE'), keyOf(Conversation, after.pk));
      const job = conversation?.openJobConversationsId;
      return job ? { id: childId(String(after.authorId), String(job)), facts: ['repliedAt'] } : null;
    }
    default:
      return null;
  }
}

/** When a talent reads, answers or applies, notes it in the scout or recommendation for that job, if there is one. */
export const recordScoutFacts: Reaction = async (change) => {
  const found = await affected(change);
  if (!found) return;
  const Key = keyOf(UserOpenJobs, found.id);
  if (found.readAt)
    await ignoreMissing(
      new UpdateCommand({
        TableName: env('TALENT_TABLE'),
        Key,
        UpdateExpression: 'SET openedAt = :at',
        // What was read before the scout, in the conversation of an application, does not count.
        ConditionExpression:
          'attribute_exists(conversationId) AND attribute_not_exists(openedAt) AND scoutedAt <= :at',
        ExpressionAttributeValues: { ':at': found.readAt },
      }),
    );
  if (found.facts.length > 0)
    await refresh(
      'Talent',
      Key,
      found.facts.map((fact) => `${UserOpenJobs.name}.${fact}`),
    );
};
