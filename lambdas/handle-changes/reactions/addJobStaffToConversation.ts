import { Conversation } from '../../../model/entities/Conversation';
import { OpenJob } from '../../../model/entities/OpenJob';
import { UserApplies } from '../../../model/entities/UserApplies';
import { keyOf, childId } from '../../../model/ids';
import { collection } from '../../lib/collection';
import { env } from '../needs';
import type { StoredRow } from '../../lib/StoredRow';
import { itemAt } from '../../lib/itemAt';
import { addMember } from '../../lib/staffing/addMember';
import { findStaff } from '../../lib/staffing/findStaff';
import { applicantOf } from '../applicantOf';
import type { Change } from '../Change';
import type { Reaction } from '../Reaction';

/**
 * Returns the application whose conversation may lack members after this change: the talent has applied
 * again, or a member who may be job staff (`isJobStaff` is not false in the member row) has left the
 * conversation. Undefined for other changes.
 */
async function affectedApplication({ before, after }: Change): Promise<StoredRow | undefined> {
  if (before?.__typename === 'UserApplies' && before.type === 'WITHDRAWN' && after?.type === 'APPLIED')
    return itemAt(env('TALENT_TABLE'), { pk: after.pk, sk: after.sk });
  if (after || before?.__typename !== 'UserConversations' || before.isJobStaff === false) return undefined;
  const conversation = await itemAt(env('CONVERSATION_TABLE'), keyOf(Conversation, before.pk));
  if (!conversation?.openJobConversationsId) return undefined;
  const id = childId(applicantOf(conversation), String(conversation.openJobConversationsId));
  return itemAt(env('TALENT_TABLE'), keyOf(UserApplies, id));
}

/**
 * Ensures that job staff are members of the conversation of an application. When a talent applies again, it
 * adds the talent and the current job staff if they are missing. When the last staff member leaves, it adds
 * the current job staff except that person.
 */
export const addJobStaffToConversation: Reaction = async (change) => {
  const application = await affectedApplication(change);
  if (!application || application.type === 'WITHDRAWN') return;
  const conversationId = String(application.conversationId);
  const isAgain = change.after !== undefined;
  if (!isAgain && change.before?.conversationId !== conversationId) return;
  const TableName = env('CONVERSATION_TABLE');
  const conversation = await itemAt(TableName, keyOf(Conversation, conversationId));
  const job = await itemAt(env('OPEN_JOB_TABLE'), keyOf(OpenJob, String(application.openJobID)));
  if (!conversation || !job) return;
  const members = await collection(TableName, conversationId, 'UserConversations#');
  const talent = String(application.userID);
  const isStaffed = members.some(({ userId, joinReason }) => userId !== talent && !joinReason);
  if (!isAgain && isStaffed) return;
  // A member who has just left by choice is not brought back.
  const left = isAgain ? undefined : change.before?.userId;
  const staff = (await findStaff(job)).filter((sub) => sub !== talent && sub !== left);
  const missing = [...(isAgain ? [talent] : []), ...staff].filter(
    (sub) => !members.some(({ userId }) => userId === sub),
  );
  if (missing.length === 0) return;
  const lines = await collection(TableName, conversationId, 'Message#');
  const last = lines.filter(({ __typename }) => __typename === 'Message').at(-1);
  for (const sub of missing) await addMember(sub, application, conversation, last);
};
