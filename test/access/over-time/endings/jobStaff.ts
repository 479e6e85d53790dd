import { records } from '../../records';
import { aStaffedJob, listening } from '../aStaffedJob';
import type { Ending } from '../Ending';
import { sayTo } from '../ways';

const { send } = records;

/** Whether the involvement is deleted or becomes another one, the same ends. */
const consultant = `
  y ~ n n | getOpenJob(id: "$job") { memo }
  y ~ n n | getOpenJob(id: "$draft") { title }
  y ~ n n | getUser(sub: "$talent") { displayName }
  y ~ n n | getUserPrivate(sub: "$talent") { email }
  y ~ n n | listUserAppliesByOpenJob(openJobID: "$job") { items { id } }
  y ~ n n | searchUserApplies(filter: { openJobID: { eq: "$job" } }) { items { id } }
  y n n n | searchUsers(filter: { id: { eq: "$offered" } }) { items { id } }
  y n n n | updateOpenJob(input: { id: "$draft", overView: "移ろいます" }) { id }
  y n n n | updateUserApplies(input: { id: "$newApplication", type: SCREENING }) { type }
  y n n n | createInterviewLog(input: { intervieweeId: "$talent", comment: "覚え" }) { id }
  y n n n | createConversation(input: { participantIds: ["$offered"], openJobConversationsId: "$job" }) { id }
  y ~ n n | getConversation(id: "$conversation") { name }
  y ~ n n | listUserConversations { items { conversationId } }
  y ~ n n | @a new message’s reader
  y n n n | createMessage(input: { conversationId: "$conversation", content: "担当です" }) { id }
  y ~ n n | @the open socket
  y ~ n n | @a new subscription
  y ~ n n | @the mail of what is unread
`;

/**
 * Tests of the rights that end when a person no longer works for a job. An old token does not preserve them,
 * because they depend on stored rows and not on claims.
 */
export const jobStaff: readonly Ending[] = [
  {
    right: 'a consultant’s involvement in a job',
    cells: consultant,
    begin: async (area) => listening(await aStaffedJob(area, 'consultant')),
    end: async (scene) => {
      await sayTo(scene);
      const { holder, job, draft } = scene.names;
      for (const openJobID of [job, draft])
        await send(
          'delete',
          'UserOpenJobs',
          { id: `${holder as string}.${openJobID as string}` },
          scene.area.admin,
        );
    },
  },
  {
    right: 'a consultant’s involvement that an administrator turns into another one',
    cells: consultant,
    begin: async (area) => listening(await aStaffedJob(area, 'consultant')),
    end: async (scene) => {
      await sayTo(scene);
      const { holder, job, draft } = scene.names;
      for (const openJobID of [job, draft]) {
        const id = `${holder as string}.${openJobID as string}`;
        await send('update', 'UserOpenJobs', { id, involveType: 'SCOUTED' }, scene.area.admin);
      }
    },
  },
  {
    right: 'the ownership of a job',
    cells: `
      y n n n | getOpenJob(id: "$job") { memo }
      y n n n | getOpenJob(id: "$draft") { title }
      y ~ n n | getUser(sub: "$talent") { displayName }
      y ~ n n | getUserPrivate(sub: "$talent") { email }
      y n n n | listUserAppliesByOpenJob(openJobID: "$job") { items { id } }
      y ~ n n | searchUserApplies(filter: { openJobID: { eq: "$job" } }) { items { id } }
      y n n n | updateOpenJob(input: { id: "$draft", overView: "移ろいます" }) { id }
      y n n n | updateUserApplies(input: { id: "$newApplication", type: SCREENING }) { type }
      y n n n | createConversation(input: { participantIds: ["$offered"], openJobConversationsId: "$job" }) { id }
      y n n n | @a new application’s conversation
      y ~ n n | getConversation(id: "$conversation") { name }
      y ~ n n | listUserConversations { items { conversationId } }
      y ~ n n | @a new message’s reader
      y n n n | createMessage(input: { conversationId: "$conversation", content: "担当です" }) { id }
      y ~ n n | @the open socket
      y ~ n n | @a new subscription
      y ~ n n | @the mail of what is unread
    `,
    begin: async (area) => listening(await aStaffedJob(area, 'owner')),
    end: async (scene) => {
      await sayTo(scene);
      const { admin } = scene.area;
      for (const id of [scene.names.job, scene.names.draft])
        await send('update', 'OpenJob', { id, owners: [admin.sub] }, admin);
    },
  },
];
