import type { Person } from '../../../support/api/Person';
import { records } from '../../records';
import { aStaffedJob } from '../aStaffedJob';
import type { Ending } from '../Ending';
import { moments } from '../Moment';
import type { Scene } from '../Scene';

const { made, send } = records;

/** Creates as many records as there are moments, and returns a function that names each of them once. */
async function oneForEach(create: () => Promise<string>): Promise<() => Promise<string>> {
  const ids: string[] = [];
  for (const _ of moments) ids.push(await create());
  return async () => ids.shift() ?? '';
}

/** Creates an engagement of the talent `$hired` that is over, and a review of it. Returns the review's id. */
async function aReview({ names }: Scene, as: Person): Promise<string> {
  const about = { userId: names.hired, openJobId: names.job };
  const dates = { startDate: '2026-01-01', endDate: '2026-02-01' };
  const enishiWorkHistoryId = await made('EnishiWorkHistory', { ...about, ...dates }, as);
  return made('EnishiWorkHistoryReview', { enishiWorkHistoryId, rating: 4 }, as);
}

/** Lets the person whose right is tested write each kind of record about talents. */
async function withWritings(scene: Scene, isInterviewer: boolean): Promise<Scene> {
  const { holder, names } = scene;
  names.evaluation = await made(
    'Evaluation',
    { userID: names.hired, analysisRating: 4, picComment: '下書きです' },
    holder,
  );
  const draft = { userID: names.hired, analysisRating: 2 };
  names.oldEvaluation = await oneForEach(() => made('Evaluation', draft, holder));
  const remark = { userID: names.talent, message: '丁寧でした' };
  names.comment = await made('EvaluationComment', remark, holder);
  names.oldComment = await oneForEach(() => made('EvaluationComment', remark, holder));
  names.review = await aReview(scene, holder);
  if (!isInterviewer) return scene;
  const notes = { intervieweeId: names.talent, comment: '社内の覚え', minutes: '記録' };
  const video = { url: 'https://example.com/v', isSharedWithClient: false };
  const filmed = async () => {
    const interviewLogID = await made('InterviewLog', notes, holder);
    return made('InterviewLogVideo', { interviewLogID, ...video }, holder);
  };
  names.interview = await filmed();
  names.oldVideo = await oneForEach(filmed);
  names.bareInterview = await oneForEach(() => made('InterviewLog', notes, holder));
  return scene;
}

/**
 * The expected results for texts about talents whose author loses the role in which they wrote them: `ends` are
 * the marks for the moments of writes, and `reads` those of reads, which a token can outlive.
 */
const texts = (ends: string, reads = ends) => `
  ${ends} | createEvaluation(input: { userID: "$hired", analysisRating: 4 }) { id }
  ${ends} | updateEvaluation(input: { id: "$evaluation", published: false, picComment: "改" }) { id }
  ${ends} | deleteEvaluation(input: { id: "$oldEvaluation" }) { id }
  ${reads} | getUser(sub: "$hired") { evaluations { items { picComment } } }
  ${reads} | getUser(sub: "$hired") { its: evaluations { items { picComment } } }
  ${ends} | createEvaluationComment(input: { userID: "$talent", message: "丁寧でした" }) { id }
  ${ends} | updateEvaluationComment(input: { id: "$comment", rate: 3 }) { id }
  ${ends} | deleteEvaluationComment(input: { id: "$oldComment" }) { id }
  ${reads} | getUser(sub: "$talent") { evaluationComments { items { message } } }
  ${reads} | getUser(sub: "$talent") { its: evaluationComments { items { message } } }
  ${ends} | updateEnishiWorkHistoryReview(input: { id: "$review", comment: "改" }) { id }
`;

const interviews = (ends: string, reads: string) => `
  ${ends} | createInterviewLog(input: { intervieweeId: "$talent", comment: "覚え" }) { id }
  ${ends} | updateInterviewLog(input: { id: "$interview", minutes: "改" }) { id }
  ${reads} | getUser(sub: "$talent") { interviewLogs { items { comment minutes } } }
  ${ends} | createInterviewLogVideo(input: { interviewLogID: "$bareInterview", url: "https://example.com/v" }) { id }
  ${ends} | updateInterviewLogVideo(input: { id: "$interview", isSharedWithClient: true }) { id }
  ${ends} | deleteInterviewLogVideo(input: { id: "$oldVideo" }) { id }
`;

/**
 * Tests that authorship outlives no role: who wrote a text about a talent as a consultant or as a member of an
 * organization may read, change and delete it only while they could write it again.
 */
export const authorship: readonly Ending[] = [
  {
    right: 'the authorship of a consultant',
    cells: texts('y n n n', 'y ~ n n') + interviews('y n n n', 'y ~ n n'),
    begin: async (area) => withWritings(await aStaffedJob(area, 'consultant'), true),
    end: async ({ area, names }) => {
      for (const openJobID of [names.job, names.draft])
        await send(
          'delete',
          'UserOpenJobs',
          { id: `${names.holder as string}.${openJobID as string}` },
          area.admin,
        );
    },
  },
  {
    right: 'the authorship of a member',
    cells: texts('y n n n', 'y y y n'),
    begin: async (area) => withWritings(await aStaffedJob(area, 'maker'), false),
    end: async ({ area, names }) => {
      await send('update', 'User', { sub: names.holder, organizationUsersId: null }, area.admin, 'id: sub');
    },
  },
];
