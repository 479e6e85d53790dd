import type { Deployment } from '../../infra/operations/Deployment';
import { position } from '../../infra/operations/position';
import { reindex, type ReindexPosition } from '../../infra/operations/reindex';
import { verifyIndices, type VerifyStart } from '../../infra/operations/verifyIndices';
import { verifyValues } from '../../infra/operations/verifyValues';

type Request = Record<string, unknown>;

/** A deployment whose functions give these answers, one after another; with an error in their place, a call fails. */
function deploymentThatAnswers(...answers: (object | Error)[]) {
  const requests: Request[] = [];
  const deployment: Deployment = {
    site: 'https://enishi.example.com',
    invoke: async (_output, request) => {
      requests.push(request as Request);
      const answer = answers[requests.length - 1];
      if (answer === undefined || answer instanceof Error) throw answer ?? new Error('A call too many');
      return answer;
    },
  };
  return { deployment, requests };
}

let printed: string[];
beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  jest.spyOn(console, 'table').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

/** The position that the command has printed last. */
const announced = <Position>() =>
  position.read<Position>(
    /--continue (\S+)$/.exec(printed.findLast((line) => line.includes('--continue')) ?? '')?.[1] ?? '',
  );

const built = (documents: number) => ({ 'open-jobs': { index: 'open-jobs-v2', documents } });

test('reindex is called until the indices are in place, each time from where the last call ended', async () => {
  const [one, two] = [{ table: 'OpenJob' }, { table: 'Talent' }];
  const { deployment, requests } = deploymentThatAnswers(
    { indices: built(1), next: one },
    { indices: built(2), next: two },
    { indices: built(3), next: null },
  );
  expect(await reindex(deployment, ['open-jobs'])).toEqual(built(3));
  expect(requests).toEqual(
    [null, one, two].map((from) => ({ action: 'reindex', indices: ['open-jobs'], from })),
  );
});

test('an interrupted reindex says how to continue, and continues there', async () => {
  const next = { table: 'Talent', after: { pk: '縁', sk: 'User' } };
  const broken = deploymentThatAnswers({ indices: built(1), next }, new Error('The connection is broken.'));
  await expect(reindex(broken.deployment, ['open-jobs'])).rejects.toThrow('The connection is broken.');
  const { indices, from } = announced<ReindexPosition>();
  const { deployment, requests } = deploymentThatAnswers({ indices: built(3), next: null });
  expect(await reindex(deployment, indices, from)).toEqual(built(3));
  expect(requests).toEqual([{ action: 'reindex', indices: ['open-jobs'], from: next }]);
});

const compared = (missing: string[]) => ({ documents: 1, missing, stale: [], ghosts: [] });
const ofAll: Extract<VerifyStart, { part: 'indices' }> = {
  ...{ part: 'indices', indices: [], from: null, wrong: [], differs: false },
};

test('verify adds up what its calls find in the indices', async () => {
  const { deployment } = deploymentThatAnswers(
    { indices: { 'open-jobs': compared(['job-1']) }, next: { table: 'Talent' } },
    { indices: { 'open-jobs': compared(['job-2']), conversations: compared([]) }, next: null },
  );
  expect(await verifyIndices(deployment, ofAll, false)).toEqual({
    'open-jobs': { ...compared(['job-1', 'job-2']), documents: 2 },
    conversations: compared([]),
  });
});

test('a continued verify repairs the indices that differed before the interruption, too', async () => {
  const next = { table: 'Talent' };
  const broken = deploymentThatAnswers(
    { indices: { 'open-jobs': compared(['job-1']) }, next },
    new Error('The connection is broken.'),
  );
  await expect(verifyIndices(broken.deployment, ofAll, true)).rejects.toThrow('The connection is broken.');
  const start = announced<typeof ofAll>();
  expect(start).toEqual({ ...ofAll, from: next, wrong: ['open-jobs'] });
  const { deployment, requests } = deploymentThatAnswers(
    { indices: { conversations: compared(['one']) }, next: null },
    { indices: built(1), next: null },
    { indices: { conversations: compared([]) }, next: null },
  );
  await verifyIndices(deployment, start, true);
  expect(requests).toEqual([
    { action: 'verify', indices: [], from: next },
    { action: 'reindex', indices: ['open-jobs', 'conversations'], from: null },
    { action: 'verify', indices: [], from: null },
  ]);
});

test('a continued verify of values remembers that some differed before the interruption', async () => {
  const next = { table: 'Talent' };
  const found = { unread: { differences: 1, repaired: 0 } };
  const broken = deploymentThatAnswers(
    { records: 1, found, details: [], next },
    new Error('The connection is broken.'),
  );
  await expect(verifyValues(broken.deployment, false)).rejects.toThrow('The connection is broken.');
  const start = announced<Extract<VerifyStart, { part: 'values' }>>();
  const { deployment, requests } = deploymentThatAnswers({ records: 1, found: {}, details: [], next: null });
  expect(await verifyValues(deployment, false, start)).toBe(true);
  expect(requests).toEqual([{ repair: false, from: next }]);
});
