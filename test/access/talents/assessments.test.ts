import type { Person } from '../../support/api/Person';
import { type Caller, query } from '../../support/api/query';
import { eventually } from '../../support/eventually';
import { given } from '../../support/given';
import { records } from '../records';
import { graphql } from '../../support/graphql';

const { send, refusal, made } = records;

let talent: Person;
let other: Person;
let admin: Person;

const relation = (field: string, fields: string, as: Caller) =>
  records.relation(talent.sub, field, fields, as);

beforeAll(async () => {
  [talent, other, admin] = [await given.aTalent(), await given.aTalent(), await given.theAdministrator()];
});

describe('a text about a talent', () => {
  const evaluation = (more: object) => ({
    userID: talent.sub,
    analysisRating: 4,
    picComment: '誠実な方',
    ...more,
  });

  test('an evaluation is visible only to its author and administrators until it is published', async () => {
    const id = await made('Evaluation', evaluation({ picId: other.sub }), admin);
    const seen = (as: Caller) => relation('evaluations', 'picName picComment picId', as);
    for (const as of [talent, other, 'guest'] as const) expect(await seen(as)).toEqual([]);
    const [draft] = (await seen(admin)) ?? [];
    expect(draft).toMatchObject({ picId: admin.sub, picName: '早川 麻衣' });
    await send('update', 'Evaluation', { id, published: true, picId: other.sub }, admin);
    for (const as of [talent, 'guest'] as const) expect(await seen(as)).toEqual([{ ...draft, picId: null }]);
  });

  test('is refused without the right and outside its limits', async () => {
    for (const as of [talent, other, 'guest'] as const) {
      expect(await refusal('create', 'Evaluation', evaluation({}), as)).toBe('Unauthorized');
      expect(await refusal('create', 'EvaluationComment', { userID: talent.sub, message: '良い' }, as)).toBe(
        'Unauthorized',
      );
    }
    expect(await refusal('create', 'Evaluation', evaluation({ analysisRating: 5.5 }), admin)).toBe(
      'InvalidInput',
    );
    expect(await refusal('create', 'Evaluation', { ...evaluation({}), userID: 'nobody' }, admin)).toBe(
      'Unauthorized',
    );
  });

  test('a comment is shown after its author has published an evaluation', async () => {
    const about = await given.aTalent();
    const comment = { userID: about.sub, message: '丁寧な仕事でした', rate: 5 };
    await made('EvaluationComment', comment, admin);
    const list = graphql(`
      query Comments($userID: ID!) {
        listUserEvaluationCommentsByUser(userID: $userID) {
          items {
            message
            commentatorID
          }
        }
        getUser(sub: $userID) {
          evaluationComments {
            items {
              message
            }
          }
        }
      }
    `);
    const seen = async (as: Caller) => {
      const { data, errors } = await query(list, { userID: about.sub }, as);
      expect(errors).toEqual([]);
      const listed = data?.listUserEvaluationCommentsByUser.items ?? [];
      expect(data?.getUser?.evaluationComments?.items.map(({ message }) => message)).toEqual(
        listed.map(({ message }) => message),
      );
      return listed;
    };
    expect(await seen(admin)).toHaveLength(1);
    for (const as of [about, other, 'guest'] as const) expect(await seen(as)).toEqual([]);
    await made('Evaluation', { userID: about.sub, analysisRating: 5, published: true }, admin);
    for (const as of [about, other, 'guest'] as const) {
      expect(await seen(as)).toEqual([{ message: comment.message, commentatorID: null }]);
    }
    await send('update', 'User', { sub: about.sub, isPrivate: true }, about, 'sub');
    const { data } = await query(list, { userID: about.sub }, other);
    expect(data?.listUserEvaluationCommentsByUser.items).toEqual([]);
  });
});

test('a talent sees that an interview took place, and others see nothing of it', async () => {
  const input = {
    intervieweeId: talent.sub,
    comment: '内部の所見',
    commentForClient: '紹介文',
    minutes: '議事録',
    totalEvaluation: 4,
    interviewedAt: '2026-01-05T03:00:00.000Z',
  };
  const id = await made('InterviewLog', input, admin);
  const video = { interviewLogID: id, url: 'https://example.com/v/abc', title: '面談' };
  expect(await made('InterviewLogVideo', video, admin)).toBe(id);
  expect(await refusal('create', 'InterviewLogVideo', video, admin)).toBe('Conflict');
  expect(await refusal('update', 'InterviewLogVideo', { id, url: 'http://example.com' }, admin)).toBe(
    'InvalidInput',
  );
  const fields =
    'interviewedAt comment commentForClient minutes totalEvaluation interviewerName owners video { url }';
  const logs = (as: Caller) => relation('interviewLogs', fields, as);
  expect(await logs(admin)).toEqual([
    {
      interviewedAt: input.interviewedAt,
      comment: '内部の所見',
      commentForClient: '紹介文',
      minutes: '議事録',
      totalEvaluation: 4,
      interviewerName: '早川 麻衣',
      owners: [admin.sub],
      video: { url: video.url },
    },
  ]);
  const [own] = (await logs(talent)) ?? [];
  expect(Object.entries(own ?? {}).filter(([, value]) => value !== null)).toEqual([
    ['interviewedAt', input.interviewedAt],
  ]);
  for (const as of [other, 'guest'] as const) expect(await logs(as)).toBeNull();
  for (const verb of ['update', 'delete']) {
    expect(await refusal(verb, 'InterviewLog', { id }, talent)).toBe('Unauthorized');
  }
  expect((await send('delete', 'InterviewLogVideo', { id }, admin)).row?.id).toBe(id);
  expect((await send('delete', 'InterviewLog', { id }, admin)).row?.id).toBe(id);
});

test('the average of a talent’s published evaluations is stored, and removed with the last one', async () => {
  const about = await given.aTalent();
  const average = async (as: Caller) => {
    const document = graphql(`
      query Of($sub: ID!) {
        getUser(sub: $sub) {
          evaluationAvg
        }
      }
    `);
    const { data } = await query(document, { sub: about.sub }, as);
    return data?.getUser?.evaluationAvg ?? null;
  };
  const becomes = (expected: number | null) =>
    eventually(`an average of ${expected}`, async () =>
      (await average('guest')) === expected ? true : null,
    );
  const input = { userID: about.sub, published: true };
  const first = await made('Evaluation', { ...input, analysisRating: 4 }, admin);
  await becomes(4);
  await made('Evaluation', { ...input, analysisRating: 1, published: false }, admin);
  const last = await made('Evaluation', { ...input, analysisRating: 4, presentationRating: 5 }, admin);
  await becomes(4.3);
  await send('update', 'Evaluation', { id: first, published: false }, admin);
  await becomes(4.5);
  await send('update', 'Evaluation', { id: last, published: false }, admin);
  await becomes(null);
});

test('the total rating is the mean of an evaluation’s ratings, after every change, and is in no input', async () => {
  const shown = 'id version totalRating';
  const { row } = await send(
    'create',
    'Evaluation',
    { userID: talent.sub, analysisRating: 4, communicationRating: 5, presentationRating: 5 },
    admin,
    shown,
  );
  const id = row!.id;
  const totalAfter = async (changes: object) =>
    (await send('update', 'Evaluation', { id, ...changes }, admin, shown)).row?.totalRating;
  expect(row?.totalRating).toBe(4.7);
  expect(await totalAfter({ analysisRating: 1 })).toBe(3.7);
  expect(await totalAfter({ picComment: '誠実な方' })).toBe(3.7);
  expect(await totalAfter({ communicationRating: null })).toBe(3);
  expect(await totalAfter({ analysisRating: null, presentationRating: null })).toBeNull();
  for (const [verb, input] of [
    ['create', { userID: talent.sub, totalRating: 5 }],
    ['update', { id, totalRating: 5 }],
  ] as const) {
    const { row: written, error } = await send(verb, 'Evaluation', input, admin, shown);
    expect([written, error?.message]).toEqual([null, expect.stringContaining('totalRating')]);
  }
});

test('of two changes of ratings at the same moment, none is lost in the total', async () => {
  const id = await made(
    'Evaluation',
    { userID: talent.sub, analysisRating: 1, presentationRating: 1 },
    admin,
  );
  const change = (field: string) => send('update', 'Evaluation', { id, [field]: 5 }, admin);
  await Promise.all([change('analysisRating'), change('presentationRating')]);
  const rows = await relation('evaluations', 'id analysisRating presentationRating totalRating', admin);
  const stored = rows?.find((row) => row.id === id);
  const { analysisRating, presentationRating } = stored as unknown as Record<string, number>;
  expect(stored?.totalRating).toBe((analysisRating! + presentationRating!) / 2);
});

test('the video of an interview is deleted with the interview', async () => {
  const id = await made('InterviewLog', { intervieweeId: talent.sub, comment: '所見' }, admin);
  await made('InterviewLogVideo', { interviewLogID: id, url: 'https://example.com/v/1' }, admin);
  await send('delete', 'InterviewLog', { id }, admin);
  await eventually('the video to be gone', async () =>
    (await refusal('update', 'InterviewLogVideo', { id, title: '無い' }, admin)) === 'NotFound' ? true : null,
  );
});
