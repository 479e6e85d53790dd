import type { Person } from '../../support/api/Person';
import { query } from '../../support/api/query';
import { given } from '../../support/given';
import { graphql } from '../../support/graphql';

const create = graphql(`
  mutation Evaluate($input: CreateEvaluationInput!) {
    createEvaluation(input: $input) {
      id
      published
    }
  }
`);
const update = graphql(`
  mutation Reevaluate($input: UpdateEvaluationInput!) {
    updateEvaluation(input: $input) {
      id
      published
    }
  }
`);
const remove = graphql(`
  mutation Unevaluate($id: ID!) {
    deleteEvaluation(input: { id: $id }) {
      id
    }
  }
`);
const logInterview = graphql(`
  mutation LogInterview($input: CreateInterviewLogInput!) {
    createInterviewLog(input: $input) {
      id
    }
  }
`);

const refusal = {
  errorType: 'InvalidInput',
  errorInfo: { field: 'input.informationGatheringRating', rule: 'somethingToPublish' },
};

let admin: Person;
let talent: Person;
beforeAll(async () => {
  admin = await given.theAdministrator();
  talent = await given.aTalent();
});

const evaluate = async (input: object) => {
  const { data } = await query(create, { input: { userID: talent.sub, ...input } }, admin);
  return data?.createEvaluation?.id ?? '';
};

test('an evaluation without a rating and a comment is not published, at once or later', async () => {
  const input = { userID: talent.sub, published: true };
  expect((await query(create, { input }, admin)).errors[0]).toMatchObject(refusal);
  const id = await evaluate({ analysisRating: 4 });
  const emptied = { id, analysisRating: null };
  expect((await query(update, { input: emptied }, admin)).errors).toEqual([]);
  expect((await query(update, { input: { id, published: true } }, admin)).errors[0]).toMatchObject(refusal);
  const whole = { id, published: true, picComment: '丁寧です' };
  expect((await query(update, { input: whole }, admin)).data?.updateEvaluation?.published).toBe(true);
  expect((await query(update, { input: { id, picComment: null } }, admin)).errors[0]).toMatchObject(refusal);
});

test('an evaluation is deleted until it is published', async () => {
  const draft = await evaluate({ analysisRating: 4 });
  const published = await evaluate({ analysisRating: 4, published: true });
  expect((await query(remove, { id: published }, admin)).errors[0]?.errorType).toBe('Conflict');
  expect((await query(remove, { id: draft }, talent)).errors[0]?.errorType).toBe('Unauthorized');
  expect((await query(remove, { id: draft }, admin)).data?.deleteEvaluation?.id).toBe(draft);
  expect((await query(remove, { id: draft }, admin)).errors[0]?.errorType).toBe('NotFound');
});

test('an interview is not in the future', async () => {
  const input = { intervieweeId: talent.sub, interviewedAt: '2099-01-05T01:00:00.000Z' };
  expect((await query(logInterview, { input }, admin)).errors[0]).toMatchObject({
    errorType: 'InvalidInput',
    errorInfo: { field: 'input.interviewedAt', rule: 'notInFuture' },
  });
  expect(
    (await query(logInterview, { input: { ...input, interviewedAt: '2026-01-05T01:00:00.000Z' } }, admin))
      .errors,
  ).toEqual([]);
});
