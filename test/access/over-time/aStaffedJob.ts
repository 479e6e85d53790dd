import { agreeOnTerms } from '../agreeOnTerms';
import type { Person } from '../../support/api/Person';
import { signIn } from '../../support/api/signIn';
import { given } from '../../support/given';
import { asked } from '../client-area/asked';
import type { OpenArea } from '../client-area/OpenArea';
import { messagingDocuments } from '../conversations/messagingDocuments';
import { records } from '../records';
import { OpenSocket } from './OpenSocket';
import type { Scene } from './Scene';
import { jobDetails } from '../jobDetails';

const { made, send } = records;

/**
 * Why the person whose right is tested works for the job. `maker`: is a member of the organization and
 * created the job. `member`: is another member of the organization; an administrator made this person an
 * owner of the job. `owner`: is a talent; an administrator made this person an owner of the job.
 * `consultant`: is a consultant of the job.
 */
type Role = 'maker' | 'member' | 'owner' | 'consultant';

let organizations = 0;

async function changed(entity: string, input: object, as: Person): Promise<void> {
  const { error } = await send('update', entity, input, as, entity === 'User' ? 'id: sub' : 'id');
  if (error) throw new Error(`${entity}: ${error.message}`);
}

/**
 * Creates an organization with a public job and a draft of a job. The person whose right is tested works for
 * both. Also creates three talents: `talent` has a private profile, has applied, and is in a conversation
 * with the person whose right is tested; `$hired` was contracted; `$offered` has agreed to be shown to
 * organizations.
 */
export async function aStaffedJob(area: OpenArea, role: Role): Promise<Scene> {
  const { admin } = area;
  const organization = await made('Organization', { name: `株式会社うつろい${(organizations += 1)}` }, admin);
  let holder = await given.aTalent();
  if (role === 'maker' || role === 'member') {
    await changed('User', { sub: holder.sub, organizationUsersId: organization }, admin);
    holder = await signIn(holder.email);
  }
  const maker = role === 'maker' ? holder : admin;
  const whose = {
    owners: role === 'consultant' ? [admin.sub] : [admin.sub, holder.sub],
    organizationOpenJobsId: organization,
  };
  const job = await made('OpenJob', { title: '移ろいの求人', ...(role !== 'maker' && whose) }, maker);
  const draft = await made('OpenJob', { title: '移ろいの下書き', ...(role !== 'maker' && whose) }, maker);
  await changed(
    'OpenJob',
    { id: job, ...jobDetails, isDraft: false, isPublic: true, memo: '社内の覚え' },
    admin,
  );
  if (role === 'consultant')
    for (const openJobID of [job, draft])
      await made('UserOpenJobs', { userID: holder.sub, openJobID, involveType: 'CONSULTANT' }, admin);
  const first = await area.applicant({ isPrivate: true, tel: '09012345678' }, job);
  const second = await area.applicant({}, job);
  for (const type of ['SCREENING', 'INTERVIEW']) await area.move(second.id, type, admin);
  await agreeOnTerms(second.id, second.person, admin);
  const offered = await given.aTalent({ isAgreedPostForClient: true });
  const scene: Scene = {
    ...{ area, holder, talent: first.person },
    names: {
      ...{ organization, job, draft, holder: holder.sub, talent: first.person.sub, hired: second.person.sub },
      ...{ offered: offered.sub, application: first.id, conversation: first.conversationId },
      own: `${first.conversationId}.${holder.sub}`,
      newApplication: async () => (await area.applicant({}, job)).id,
    },
  };
  if (role === 'consultant') await converse(scene);
  return scene;
}

/** Opens a conversation about the job between the person whose right is tested and the talent. */
async function converse(scene: Scene): Promise<void> {
  const { talent, holder, names } = scene;
  const input = { participantIds: [talent.sub], openJobConversationsId: names.job };
  const opened = await asked(messagingDocuments.converse, { input }, holder);
  const { id } = opened as { id: string };
  Object.assign(names, { conversation: id, own: `${id}.${holder.sub}` });
}

/**
 * Subscribes the person whose right is tested, and the talent, to the messages of their conversation. Adds
 * the subscriptions to `scene`, and returns `scene`.
 */
export async function listening(scene: Scene): Promise<Scene> {
  const { names, holder, talent } = scene;
  scene.socket = await OpenSocket.open(`${names.conversation as string}`, holder, talent);
  return scene;
}
