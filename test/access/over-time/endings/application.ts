import { asked } from '../../client-area/asked';
import type { OpenArea } from '../../client-area/OpenArea';
import { messagingDocuments } from '../../conversations/messagingDocuments';
import { records } from '../../records';
import { aStaffedJob } from '../aStaffedJob';
import type { Ending } from '../Ending';
import type { Scene } from '../Scene';

const { made } = records;

/**
 * Prepares the test of an application that is withdrawn. A talent with a private profile has applied, has a
 * résumé and was interviewed; the person from the job staff, whose right is tested, has opened a conversation
 * with the talent.
 */
async function anApplication(area: OpenArea, role: 'maker' | 'consultant'): Promise<Scene> {
  const scene = await aStaffedJob(area, role);
  const { talent, names } = scene;
  const interview = { intervieweeId: talent.sub, comment: '覚え', commentForClient: '落ち着いた方です' };
  await made('InterviewLog', interview, area.admin);
  const resume = {
    userID: talent.sub,
    file: `private/${talent.sub}/01JCN000000000000000000003.pdf`,
    filename: '職務経歴書.pdf',
  };
  names.resume = await made('UserResume', { ...resume, fileType: 'application/pdf' }, area.admin);
  const input = { participantIds: [talent.sub], openJobConversationsId: names.job };
  await asked(messagingDocuments.converse, { input }, scene.holder);
  return scene;
}

async function withdraw({ area, names, talent }: Scene): Promise<void> {
  const moved = await area.move(`${names.application as string}`, 'WITHDRAWN', talent);
  if (typeof moved === 'string') throw new Error(moved);
}

const cells = `
  y n n n | getUser(sub: "$talent") { displayName }
  y ~ n n | searchUserApplies(filter: { id: { eq: "$application" } }) { items { id } }
  y n n n | createConversation(input: { participantIds: ["$talent"], openJobConversationsId: "$job" }) { id }
  n n n n | searchUsers(filter: { id: { eq: "$talent" } }) { items { id } }
  y y y y | listUserConversations { items { conversationId } }
  y y y y | @a new message’s reader
`;

/**
 * Tests of the rights of job staff that end when a talent withdraws an application, or no longer agrees to be
 * shown to organizations. Afterwards job staff can no longer read the data that they may read only about
 * applicants. Talents and job staff can still read their messages, but a conversation does not let job staff
 * see contact data.
 */
export const application: readonly Ending[] = [
  {
    right: 'the access of an organization to an applicant',
    cells: `${cells}
      y n n n | getUser(sub: "$talent") { interviewLogs { items { commentForClient } } }
    `,
    begin: (area) => anApplication(area, 'maker'),
    end: withdraw,
  },
  {
    right: 'the access of a consultant to an applicant',
    cells: `${cells}
      y n n n | getUserPrivate(sub: "$talent") { email }
      y n n n | createInterviewLog(input: { intervieweeId: "$talent", comment: "覚え" }) { id }
    `,
    begin: (area) => anApplication(area, 'consultant'),
    end: withdraw,
  },
  {
    right: 'the access of an organization to an offered talent whom it has written to',
    cells: `
      y n n n | getUser(sub: "$offered") { displayName }
      y ~ n n | searchUsers(filter: { id: { eq: "$offered" } }) { items { id } }
      n n n n | getUser(sub: "$offered") { facebookUrl }
      n n n n | getUser(sub: "$offered") { interviewLogs { items { id } } }
      n n n n | getUserPrivate(sub: "$offered") { email }
      y n n n | createConversation(input: { participantIds: ["$offered"], openJobConversationsId: "$job" }) { id }
    `,
    begin: async (area) => {
      const scene = await aStaffedJob(area, 'maker');
      const sub = `${scene.names.offered as string}`;
      await made('InterviewLog', { intervieweeId: sub, commentForClient: '前向きな方です' }, area.admin);
      return scene;
    },
    end: async ({ area, names }) => {
      const input = { sub: names.offered, isAgreedPostForClient: false, isPrivate: true };
      const { error } = await records.send('update', 'User', input, area.admin, 'id: sub');
      if (error) throw new Error(error.message);
    },
  },
];
