import { User } from '../../model/entities/User';
import { UserApplies } from '../../model/entities/UserApplies';
import { UserConversations } from '../../model/entities/UserConversations';
import { childId } from '../../model/ids';
import { operatorName } from '../../model/snapshots/operatorName';
import { jobSnapshot, shownOrganization } from '../../model/snapshots/jobSnapshot';
import { sharedIcon } from '../../model/snapshots/userSnapshot';
import { DELETED_USER_NAME } from '../lib/DELETED_USER_NAME';
import type { StoredRow } from '../lib/StoredRow';
import { isFounder } from './isFounder';
import { jobOf } from './jobOf';
import type { Sources } from './Sources';

interface MemberNames {
  partnerName: unknown;
  partnerIcon: unknown;
  memberName: unknown;
  /** Whether the member writes messages under the name of the job's organization. */
  isOfOrganization: boolean;
}

const displayName = async (sub: string, sources: Sources): Promise<string> =>
  String((await sources.of(User, sub))?.displayName ?? DELETED_USER_NAME);

/**
 * Returns the names in a member row (one member's record of the conversation) of an application's
 * conversation: the talent's display name and the public name of the job's organization.
 */
async function ofApplication(row: StoredRow, application: StoredRow, organization: string, sources: Sources) {
  const talent = String(application.userID);
  const name = await displayName(talent, sources);
  if (row.userId === talent)
    return { partnerName: organization, partnerIcon: null, memberName: name, isOfOrganization: false };
  const user = await sources.of(User, talent);
  const partnerIcon = user ? sharedIcon(user) : null;
  return { partnerName: name, partnerIcon, memberName: organization, isOfOrganization: true };
}

/**
 * Returns the names for the member row of a job staff member in a conversation that somebody else opened. The
 * member's own name in the row is the organization's name; the name of the other party consists of the names
 * of the talents in the conversation. Returns undefined in two cases: if there is no organization's name to
 * show (the member then appears under their own name), or if the row contains the name of an erased member.
 */
async function ofStaff(
  row: StoredRow,
  { pk, owners }: StoredRow,
  { organization, side }: { organization: string; side: unknown },
  sources: Sources,
): Promise<MemberNames | undefined> {
  // Without an organization's name, job staff sign with their own.
  if (organization === '' || String(row.partnerName).includes(DELETED_USER_NAME)) return undefined;
  const rows = await Promise.all(
    ((owners ?? []) as string[]).map((sub) => sources.of(UserConversations, childId(pk, sub))),
  );
  const talents = rows.flatMap((each) => (each?.isJobStaff === false ? [String(each.userId)] : []));
  const partners = await Promise.all(talents.map((sub) => displayName(sub, sources)));
  const partnerName = partners.length > 0 ? partners.join('、') : side;
  return { partnerName, partnerIcon: null, memberName: organization, isOfOrganization: true };
}

/**
 * Returns the names in a member row (one member's record of the conversation) of a conversation that job
 * staff or an administrator opened with other people. Undefined if the current records do not determine them.
 */
async function ofOpener(row: StoredRow, conversation: StoredRow, organization: string, sources: Sources) {
  const opener = String(conversation.createdBy);
  const own = await sources.of(UserConversations, childId(row.pk, opener));
  if (!own) return undefined;
  // Administrators write under a fixed name that derives from no record.
  const isOfOrganization = organization !== '' && own.memberName !== operatorName;
  const side = isOfOrganization ? organization : own.memberName;
  if (row.userId !== opener && row.isJobStaff === true)
    return ofStaff(row, conversation, { organization, side }, sources);
  if (row.userId !== opener)
    return {
      ...{ partnerName: side, partnerIcon: null, isOfOrganization: false },
      memberName: await displayName(String(row.userId), sources),
    };
  const owners = (conversation.owners ?? []) as string[];
  const others = owners.filter((sub) => sub !== opener);
  // An erased member is no longer an owner of the conversation, but still part of its partner name.
  if (String(row.partnerName).includes(DELETED_USER_NAME)) return undefined;
  const partners = await Promise.all(others.map((sub) => displayName(sub, sources)));
  return { partnerName: partners.join('、'), partnerIcon: null, memberName: side, isOfOrganization };
}

/**
 * Computes the names in a member row (one member's record of the conversation): the member's own name and the
 * name of the other party. Undefined if the current records do not determine them; the row then keeps its
 * names.
 */
export async function memberNames(
  row: StoredRow,
  conversation: StoredRow,
  sources: Sources,
): Promise<MemberNames | undefined> {
  const job = await jobOf(conversation, sources);
  const organization = job ? shownOrganization(jobSnapshot(job)) : '';
  if (!isFounder(row, conversation)) {
    const partnerName = conversation.name ?? '';
    if (organization !== '' && row.isJobStaff === true && !row.joinReason)
      return { partnerName, partnerIcon: null, memberName: organization, isOfOrganization: true };
    const memberName = await displayName(String(row.userId), sources);
    return { partnerName, partnerIcon: null, memberName, isOfOrganization: false };
  }
  const id = job && childId(String(conversation.createdBy), job.pk);
  const application = await sources.of(UserApplies, id);
  return application && application.conversationId === conversation.id
    ? ofApplication(row, application, organization, sources)
    : ofOpener(row, conversation, organization, sources);
}
