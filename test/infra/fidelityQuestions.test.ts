import { askBundles } from '../fidelity/askBundles';
import { askPublications } from '../fidelity/askPublications';
import { askSkippedSteps } from '../fidelity/askSkippedSteps';
import { resolverPlans } from '../../infra/resolvers/resolverPlans';
import { FakeAppSync } from '../support/fidelity/FakeAppSync';

const asked = { region: 'ap-northeast-1' };
let appSync: FakeAppSync;

beforeEach(async () => {
  appSync = new FakeAppSync();
  Object.assign(process.env, {
    APPSYNC_CONTROL_ENDPOINT: await appSync.listen(),
    ...{ AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' },
  });
});
afterEach(() => {
  appSync.close();
  // Every question leaves the account as it was.
  expect([...appSync.apis.values()].filter((name) => name === 'enishi-fidelity')).toEqual([]);
});

describe('the code of resolver steps', () => {
  const steps = resolverPlans.flatMap((plan) => plan.steps).slice(0, 6);

  test('is saved as functions, each code once', async () => {
    expect(await askBundles(asked, [...steps, ...steps])).toEqual([]);
    expect(new Set(appSync.codes).size).toBe(appSync.codes.length);
    expect(appSync.codes.length).toBeGreaterThan(1);
  });

  test('differs with the file and the reason that AppSync gives', async () => {
    appSync.behaviour = { refused: 'export' };
    const differences = await askBundles(asked, steps);
    expect(differences[0]).toBe(`${steps[0]?.file}: The code contains one or more errors.`);
  });
});

describe('publications', () => {
  test.each([
    [['plain'], []],
    [['plain', 'aliased'], []],
    [['aliased'], ['a mutation without an alias reaches no subscriber']],
    [[], ['a mutation without an alias reaches no subscriber']],
  ] as const)('when a subscriber hears %j', async (delivers, differences) => {
    appSync.behaviour = { delivers };
    expect(await askPublications(asked, 300)).toEqual(differences);
  });
});

describe('the steps after the end of a pipeline', () => {
  test.each([
    [null, []],
    ['the step that follows', ['the pipeline answers "the step that follows" instead of null']],
  ])('that answers %j', async (ended, differences) => {
    appSync.behaviour = { ended };
    expect(await askSkippedSteps(asked)).toEqual(differences);
  });
});

describe('a scratch API', () => {
  test('of a run that was killed is deleted, and no other', async () => {
    appSync.apis.set('old', 'enishi-fidelity').set('mine', 'Enishi-api');
    await askSkippedSteps(asked);
    expect([...appSync.apis.keys()]).toEqual(['mine']);
  });

  test('is deleted after a failure', async () => {
    appSync.behaviour = { refused: 'earlyReturn' };
    await expect(askSkippedSteps(asked)).rejects.toThrow('The code contains one or more errors.');
  });
});
