import type { Person } from '../../../support/api/Person';
import { query } from '../../../support/api/query';
import { termsDocuments } from '../../termsDocuments';
import { agreeOnTerms } from '../../agreeOnTerms';
import { proposeAmendment } from '../../proposeAmendment';
import { eventually } from '../../../support/eventually';
import { given } from '../../../support/given';
import { ulid } from '../../../support/ulid';
import { personOf } from '../../matrix/support/Fixture';
import { makeRecord } from '../../matrix/support/makeRecord';
import { records } from '../../records';
import type { RightsScene } from './rightsScene';

const { made } = records;

type Make = (scene: RightsScene, as: Person) => Promise<string>;

const named = ({ fixture }: RightsScene, name: string) => `${fixture.names.get(name)}`;
const ofJob = (scene: RightsScene) => ({ openJobID: named(scene, 'staffJob') });

function applicantOf({ applicants }: RightsScene, id: string): Person {
  const person = applicants.get(id);
  if (!person) throw new Error(`Nobody applied with ${id}`);
  return person;
}

const offered = async () => (await given.aTalent({ isAgreedPostForClient: true })).sub;

const anEngagement: Make = (scene, as) => {
  const about = { userId: named(scene, 'hidden'), openJobId: named(scene, 'staffJob') };
  return made('EnishiWorkHistory', { ...about, startDate: '2026-01-01', endDate: '2026-02-01' }, as);
};

const interviewed: Make = async ({ applications, area, admin }) => {
  const id = applications.pop() ?? '';
  // The end of a role lets the streams copy the job's staff into its applications at the same moment.
  for (const type of ['SCREENING', 'INTERVIEW'])
    await eventually(`the move to ${type}`, async () => {
      const moved = await area.move(id, type, admin);
      return typeof moved === 'string' ? null : moved;
    });
  return id;
};

const contracted: Make = async (scene, as) => {
  const id = await interviewed(scene, as);
  await agreeOnTerms(id, applicantOf(scene, id), scene.admin);
  return id;
};

/** A change that the talent proposes, so that job staff answer it. */
const amended: Make = async (scene, as) => {
  const id = await contracted(scene, as);
  return proposeAmendment(id, applicantOf(scene, id));
};

/** The end of a contract by agreement that the talent proposes, so that job staff answer it. */
const ending: Make = async (scene, as) => {
  const id = await contracted(scene, as);
  const input = { applicationId: id, how: 'AGREEMENT' as const, lastDay: '2099-12-31' };
  await query(termsDocuments.end, { input }, applicantOf(scene, id));
  return id;
};

/** A contract for which the talent asks for the document on paper, so that job staff hand it over. */
const paperAsked: Make = async (scene, as) => {
  const id = await contracted(scene, as);
  const input = { applicationId: id, number: 1, deed: 'REQUEST' as const };
  await query(termsDocuments.deliver, { input }, applicantOf(scene, id));
  return id;
};

const anInterview: Make = (scene, as) =>
  made('InterviewLog', { intervieweeId: named(scene, 'hidden'), comment: '覚え' }, as);

/** The records of the placeholders `$new.x` that the access matrix does not make. */
const others: Readonly<Record<string, Make>> = {
  offered,
  application: async ({ applications }) => applications.pop() ?? '',
  ...{ interviewed, contracted, amended, ending, paperAsked },
  scouted: async (scene, as) =>
    made('UserOpenJobs', { userID: await offered(), ...ofJob(scene), involveType: 'RECOMMENDED' }, as),
  staffDraft: (scene, as) =>
    made('OpenJob', { title: '書きかけの求人', organizationOpenJobsId: named(scene, 'organization') }, as),
  staffStep: (scene, as) => made('SelectionProcess', { ...ofJob(scene), step: 1, title: '面談' }, as),
  staffCategory: (scene, as) => made('OpenJobMainJobs', { ...ofJob(scene), jobID: ulid() }, as),
  staffEngagement: anEngagement,
};

/** The records of the placeholders `$own.x`, which the person in the role makes. */
const own: Readonly<Record<string, Make>> = {
  evaluation: (scene, as) => made('Evaluation', { userID: named(scene, 'hidden'), analysisRating: 4 }, as),
  remark: (scene, as) =>
    made('EvaluationComment', { userID: named(scene, 'hidden'), message: '丁寧でした' }, as),
  bareInterview: anInterview,
  interview: anInterview,
  video: async (scene, as) => {
    const interviewLogID = await anInterview(scene, as);
    return made('InterviewLogVideo', { interviewLogID, url: 'https://example.com/v' }, as);
  },
  review: async (scene, as) =>
    made(
      'EnishiWorkHistoryReview',
      { enishiWorkHistoryId: await anEngagement(scene, scene.admin), rating: 4 },
      as,
    ),
  comment: async (scene, as) => {
    const input = {
      applicationId: `${named(scene, 'hidden')}.${named(scene, 'staffJob')}`,
      text: '印象です',
    };
    const { row } = await records.send('create', 'ApplicationComment', input, as, 'id writtenId');
    return `${row?.writtenId}`;
  },
  note: async (scene, as) => {
    const of = { userID: named(scene, 'open'), organizationId: named(scene, 'organization') };
    const { row } = await records.send('create', 'TalentNote', { ...of, text: '覚え' }, as, 'id');
    return `${row?.id}`;
  },
  talk: async (scene, as) => {
    const isTalent = as.sub === named(scene, 'hidden');
    const input = {
      participantIds: [named(scene, 'hidden')],
      openJobConversationsId: named(scene, 'staffJob'),
    };
    const conversationId = await made('Conversation', input, isTalent ? scene.admin : as);
    const said = { conversationId, content: 'お願いします' };
    await made('Message', said, personOf(scene.fixture, 'hidden'));
    return conversationId;
  },
};

/** The names of the placeholders of a kind in a call. */
export const placeholders = (call: string, kind: 'new' | 'own') =>
  [...call.matchAll(new RegExp(`\\$${kind}\\.(\\w+)`, 'g'))].map(([, name = '']) => name);

/** Makes the record of `$new.<name>`, as the administrator who stays one, and returns its id. */
export async function makeNew(name: string, scene: RightsScene): Promise<string> {
  const make = others[name];
  if (make) return make(scene, scene.admin);
  const record = scene.fixture.records.get(name);
  const row = record && (await makeRecord(record, 'hidden', scene.fixture));
  if (!row?.id) throw new Error(`Nothing makes $new.${name}`);
  return row.id;
}

/** Makes the record of `$own.<name>` as the person in the role, and returns its id. */
export async function makeOwn(name: string, scene: RightsScene, as: Person): Promise<string> {
  const make = own[name];
  if (!make) throw new Error(`Nothing makes $own.${name}`);
  return make(scene, as);
}
