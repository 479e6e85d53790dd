import { signIn } from '../../../support/api/signIn';
import { accountDocuments } from '../../accounts/accountDocuments';
import { asked } from '../../client-area/asked';
import { messagingDocuments } from '../../conversations/messagingDocuments';
import { records } from '../../records';
import { aStaffedJob, listening } from '../aStaffedJob';
import type { Ending } from '../Ending';
import type { Scene } from '../Scene';
import { sayTo } from '../ways';

const { made, send } = records;

/**
 * The expected results for the rights of an organization's member in a conversation. The rights end within
 * seconds after the person has left the organization.
 */
const inConversation = `
  y ~ n n | getConversation(id: "$conversation") { name }
  y ~ n n | listMessagesByConversation(conversationId: "$conversation") { items { content } }
  y ~ n n | listUserConversations { items { conversationId } }
  y ~ n n | @a new message’s reader
  y ~ n n | getUser(sub: "$holder") { messageReads { items { message { content } } } }
  y ~ n n | createMessage(input: { conversationId: "$conversation", content: "担当です" }) { id }
  y ~ n n | @the open socket
  y ~ n n | @a new subscription
  y ~ n n | @the mail of what is unread
`;

/**
 * The expected results when a person leaves an organization. Rights to read that depend on the token's claim
 * end with the token, those from rows within seconds, and every right to write at once, because the write that
 * ends the membership ends the sessions too.
 * @param joins whether the person joins a new application's conversation just before, at, soon and long after the end
 */
const cells = (joins = 'y n n n') => `
  y y y n | getOpenJob(id: "$job") { applyUsers { items { id } } }
  y y y n | getOpenJob(id: "$draft") { title }
  y y y n | getUser(sub: "$talent") { displayName }
  y y y n | getUserPrivate(sub: "$hired") { email }
  n n n n | getUserPrivate(sub: "$talent") { email }
  y y y n | listUserAppliesByOpenJob(openJobID: "$job") { items { id } }
  y y y n | searchUserApplies(filter: { openJobID: { eq: "$job" } }) { items { id } }
  y y y n | searchOpenJobs(filter: { organizationId: { eq: "$organization" }, id: { eq: "$draft" } }) { items { id } }
  y n n n | updateOpenJob(input: { id: "$draft", overView: "移ろいます" }) { id }
  y n n n | updateUserApplies(input: { id: "$newApplication", type: SCREENING }) { type }
  y n n n | createSelectionProcess(input: { openJobID: "$draft", step: 1, title: "面談" }) { id }
  y n n n | createEvaluation(input: { userID: "$hired", analysisRating: 4 }) { id }
  y n n n | createConversation(input: { participantIds: ["$offered"], openJobConversationsId: "$job" }) { id }
  ${joins} | @a new application’s conversation
  y n n ~ | @the conversation of an application to a job that the holder makes now
  y n n y | updateUser(input: { sub: "$holder", description: "名残" }) { id }
  ${inConversation.replace('y ~ n n | createMessage', 'y n n n | createMessage')}
`;

async function leave({ area, names }: Scene, organizationUsersId: string | null): Promise<void> {
  const input = { sub: names.holder, organizationUsersId };
  const { error } = await send('update', 'User', input, area.admin, 'id: sub');
  if (error) throw new Error(error.message);
}

/**
 * The rights that end when a person stops being a member of an organization, or a job stops being the
 * organization's, each with the results that the tests expect.
 */
export const membership: readonly Ending[] = [
  {
    right: 'the membership of a job’s creator',
    cells: cells(),
    begin: async (area) => listening(await aStaffedJob(area, 'maker')),
    end: async (scene) => {
      await sayTo(scene);
      await leave(scene, null);
    },
  },
  {
    right: 'the membership of a member whom an administrator made an owner of the job',
    // Owners named by administrators may be no members at all; a reaction removes those who were.
    cells: cells('y ~ n n'),
    begin: async (area) => listening(await aStaffedJob(area, 'member')),
    end: async (scene) => {
      await sayTo(scene);
      await leave(scene, null);
    },
  },
  {
    right: 'the membership of a member who changes to another organization',
    cells: cells(),
    begin: async (area) => listening(await aStaffedJob(area, 'maker')),
    end: async (scene) => {
      await sayTo(scene);
      await leave(scene, await made('Organization', { name: '株式会社うつりさき' }, scene.area.admin));
    },
  },
  {
    right: 'the membership of a member who is also a consultant',
    cells: cells(),
    begin: async (area) => {
      const scene = await aStaffedJob(area, 'maker');
      const { job, holder } = scene.names;
      const named = { userID: holder, openJobID: job, involveType: 'CONSULTANT' };
      await made('UserOpenJobs', named, area.admin);
      scene.holder = await signIn(scene.holder.email);
      return listening(scene);
    },
    end: async (scene) => {
      await sayTo(scene);
      await leave(scene, null);
    },
  },
  {
    right: 'the place of a member in a conversation that an administrator opened',
    cells: inConversation,
    begin: async (area) => {
      const scene = await aStaffedJob(area, 'member');
      const { talent, holder, names } = scene;
      const input = { participantIds: [talent.sub, holder.sub], openJobConversationsId: names.job };
      const opened = await asked(messagingDocuments.converse, { input }, area.admin);
      const { id } = opened as { id: string };
      Object.assign(names, { conversation: id, own: `${id}.${holder.sub}` });
      await sayTo(scene);
      return listening(scene);
    },
    end: async (scene) => {
      await sayTo(scene);
      await leave(scene, null);
    },
  },
  {
    // The member can take it back for 14 days, so nothing is removed; own records and conversations stay.
    right: 'the power of a member who asks for the erasure of the account',
    cells: `
      y y y n | getOpenJob(id: "$job") { applyUsers { items { id } } }
      y y y n | getOpenJob(id: "$draft") { title }
      y y y n | getUser(sub: "$talent") { displayName }
      y y y n | getUserPrivate(sub: "$hired") { email }
      y y y n | listUserAppliesByOpenJob(openJobID: "$job") { items { id } }
      y n n n | updateOpenJob(input: { id: "$draft", overView: "移ろいます" }) { id }
      y n n n | updateUserApplies(input: { id: "$newApplication", type: SCREENING }) { type }
      y n n n | createEvaluation(input: { userID: "$hired", analysisRating: 4 }) { id }
      y n n n | createConversation(input: { participantIds: ["$offered"], openJobConversationsId: "$job" }) { id }
      y y y y | getUser(sub: "$holder") { displayName }
      y n n y | updateUser(input: { sub: "$holder", description: "名残" }) { id }
      y y y y | getConversation(id: "$conversation") { name }
    `,
    begin: async (area) => aStaffedJob(area, 'maker'),
    end: async ({ holder }) => {
      await asked(accountDocuments.delete, { input: { sub: holder.sub } }, holder);
    },
  },
  {
    right: 'what the job of the own organization grants, when it moves to another organization',
    cells: `${inConversation}
      y n n n | getOpenJob(id: "$job") { applyUsers { items { id } } }
      y n n n | updateOpenJob(input: { id: "$draft", overView: "移ろいます" }) { id }
      y n n n | @a new application’s conversation
    `,
    begin: async (area) => listening(await aStaffedJob(area, 'maker')),
    end: async (scene) => {
      await sayTo(scene);
      const { admin } = scene.area;
      const organization = await made('Organization', { name: '株式会社うけいれ' }, admin);
      for (const id of [scene.names.job, scene.names.draft])
        await send('update', 'OpenJob', { id, organizationOpenJobsId: organization }, admin);
    },
  },
];
