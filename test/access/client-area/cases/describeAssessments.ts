import type { Person } from '../../../support/api/Person';
import { query } from '../../../support/api/query';
import { eventually } from '../../../support/eventually';
import { given } from '../../../support/given';
import { sampleFiles } from '../../../unit/files/sampleFiles';
import { askToUpload, upload } from '../../files/upload';
import { records } from '../../records';
import type { OpenArea } from '../OpenArea';
import { graphql } from '../../../support/graphql';

const { send, refusal, made, relation } = records;

const videoLink = graphql(`
  query VideoLink($id: ID!) {
    getFileLink(type: INTERVIEW_LOG_VIDEO, id: $id, field: "file") {
      url
    }
  }
`);

/**
 * Tests evaluations, comments and interviews that organizations and consultants write about talents they are
 * in contact with.
 */
export function describeAssessments(area: OpenArea): void {
  let stranger: Person;

  beforeAll(async () => {
    stranger = await given.aTalent({ isAgreedPostForClient: true });
  });

  const anApplicant = async () => (await area.applicant({ isPrivate: true })).person;

  const evaluation = (about: Person, more: object = {}) => ({
    ...{ userID: about.sub, analysisRating: 4, picComment: '誠実な方です' },
    ...more,
  });

  test('an evaluation requires an engagement and is signed by its author or the organization', async () => {
    const { client, admin, other } = area;
    const [contracted, applicant] = [await area.contracted(), await anApplicant()];
    for (const about of [applicant, stranger])
      expect(await refusal('create', 'Evaluation', evaluation(about), client)).toBe('Unauthorized');
    expect(await refusal('create', 'Evaluation', evaluation(contracted), other)).toBe('Unauthorized');
    expect(await refusal('create', 'Evaluation', evaluation(contracted), contracted)).toBe('Unauthorized');
    for (const forged of [{ picId: other.sub }, { picOrganizationName: '株式会社よそ' }])
      expect(await refusal('create', 'Evaluation', evaluation(contracted, forged), client)).toBe(
        'Unauthorized',
      );
    const { row } = await send(
      ...(['create', 'Evaluation', evaluation(contracted), client] as const),
      'id picId picOrganizationName published',
    );
    expect(row).toMatchObject({
      picId: client.sub,
      picOrganizationName: expect.any(String),
      published: null,
    });
    const id = `${row?.id}`;
    expect(await relation(contracted.sub, 'evaluations', 'id', contracted)).toEqual([]);
    expect(await relation(contracted.sub, 'evaluations', 'id', client)).toEqual([{ id }]);
    expect(await refusal('update', 'Evaluation', { id, analysisRating: 1 }, other)).toBe('NotFound');
    expect(await refusal('update', 'Evaluation', { id, picOrganizationName: 'x' }, client)).toBe(
      'Unauthorized',
    );
    expect((await send('update', 'Evaluation', { id, published: true }, client)).row?.id).toBe(id);
    expect(await relation(contracted.sub, 'evaluations', 'id', 'guest')).toEqual([{ id }]);
    const byHouse = await made('Evaluation', evaluation(contracted), admin);
    expect(await refusal('update', 'Evaluation', { id: byHouse, analysisRating: 1 }, client)).toBe(
      'NotFound',
    );
  });

  test('a comment requires contact with the talent, and its author can change it for a day', async () => {
    const { client, other, consultant } = area;
    const applicant = await anApplicant();
    const comment = (about: Person) => ({ userID: about.sub, message: '丁寧でした', rate: 5 });
    expect(await refusal('create', 'EvaluationComment', comment(stranger), client)).toBe('Unauthorized');
    expect(await refusal('create', 'EvaluationComment', comment(applicant), other)).toBe('Unauthorized');
    for (const author of [client, consultant]) {
      const id = await made('EvaluationComment', comment(applicant), author);
      expect(await refusal('update', 'EvaluationComment', { id, rate: 1 }, other)).toBe('NotFound');
      expect(await refusal('delete', 'EvaluationComment', { id }, applicant)).toBe('NotFound');
      expect((await send('update', 'EvaluationComment', { id, rate: 4 }, author)).row?.id).toBe(id);
      const own = await relation(applicant.sub, 'evaluationComments', 'id', author);
      expect(own).toEqual([{ id }]);
      expect((await send('delete', 'EvaluationComment', { id }, author)).row?.id).toBe(id);
    }
  });

  test('consultants see their own interviews completely and others’ not at all', async () => {
    const { client, consultant, admin, other } = area;
    const applicant = await anApplicant();
    const notes = { comment: '社内の覚え', commentForClient: '落ち着いた方です', totalEvaluation: 4 };
    const interview = (about: Person) => ({ intervieweeId: about.sub, ...notes });
    for (const as of [client, other, applicant])
      expect(await refusal('create', 'InterviewLog', interview(applicant), as)).toBe('Unauthorized');
    expect(await refusal('create', 'InterviewLog', interview(stranger), consultant)).toBe('Unauthorized');
    const byHouse = await made('InterviewLog', interview(applicant), admin);
    const id = await made('InterviewLog', interview(applicant), consultant);
    const fields = 'id comment commentForClient interviewerId video { url }';
    const video = { interviewLogID: id, url: 'https://example.com/v/1', isSharedWithClient: false };
    expect(
      await refusal('create', 'InterviewLogVideo', { ...video, interviewLogID: byHouse }, consultant),
    ).toBe('Unauthorized');
    for (const as of [client, other])
      expect(await refusal('create', 'InterviewLogVideo', video, as)).toBe('Unauthorized');
    expect(await made('InterviewLogVideo', video, consultant)).toBe(id);
    const own = { id, ...notes, interviewerId: consultant.sub, video: { url: video.url } };
    expect(await relation(applicant.sub, 'interviewLogs', `${fields} totalEvaluation`, consultant)).toEqual([
      own,
    ]);
    const hidden = { comment: null, interviewerId: null, video: null };
    const meant = [byHouse, id].map((each) => ({ ...own, ...hidden, id: each }));
    expect(await relation(applicant.sub, 'interviewLogs', `${fields} totalEvaluation`, client)).toEqual(
      meant,
    );
    const change = (input: object, as: Person) => refusal('update', 'InterviewLog', { id, ...input }, as);
    expect(await change({ minutes: '議事録' }, consultant)).toBeUndefined();
    expect(await change({ minutes: '議事録' }, other)).toBe('NotFound');
    expect(await change({ owners: [other.sub] }, consultant)).toBe('Unauthorized');
    expect(await refusal('delete', 'InterviewLog', { id }, consultant)).toBe('Unauthorized');
    const share = { id, isSharedWithClient: true };
    expect(await refusal('update', 'InterviewLogVideo', share, other)).toBe('NotFound');
    expect((await send('update', 'InterviewLogVideo', share, consultant)).row?.id).toBe(id);
    const shared = await relation(applicant.sub, 'interviewLogs', 'id video { url }', client);
    expect(shared).toContainEqual({ id, video: { url: video.url } });
    expect(await refusal('delete', 'InterviewLogVideo', { id }, other)).toBe('NotFound');
    expect((await send('delete', 'InterviewLogVideo', { id }, consultant)).row?.id).toBe(id);
  });

  test('an uploaded video of an interview is played by job staff only while it is shared with clients', async () => {
    const { client, consultant, admin, other } = area;
    const applicant = await anApplicant();
    const id = await made('InterviewLog', { intervieweeId: applicant.sub }, admin);
    const wish = { purpose: 'INTERVIEW_VIDEO', contentType: 'video/webm', filename: '面談.webm' };
    const userID = applicant.sub;
    const { key: file } = await upload(admin, sampleFiles.webm(), { ...wish, userID });
    await made('InterviewLogVideo', { interviewLogID: id, file }, admin);
    const plays = async (as: Person) => {
      const { data, errors } = await query(videoLink, { id }, as);
      expect(errors).toEqual([]);
      return data?.getFileLink !== null;
    };
    await eventually('the checked video', async () => ((await plays(admin)) ? true : null));
    const everybody = [client, consultant, other, applicant];
    expect(await Promise.all(everybody.map(plays))).toEqual([false, false, false, false]);
    for (const [isSharedWithClient, isPlayed] of [
      [true, true],
      [false, false],
    ]) {
      expect(await refusal('update', 'InterviewLogVideo', { id, isSharedWithClient }, admin)).toBeUndefined();
      expect(await Promise.all(everybody.map(plays))).toEqual([isPlayed, isPlayed, false, false]);
    }
    for (const as of [client, consultant, applicant])
      expect((await askToUpload(as, { ...wish, userID })).errors[0]?.errorType).toBe('Unauthorized');
  });
}
