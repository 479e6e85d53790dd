import { isOfPower, loggedAs } from '../../../infra/resolvers/loggedAs';
import { unlogged } from '../../../model/unlogged';
import { readSchema } from '../../support/readSchema';

const mutations = Object.keys(readSchema().getMutationType()?.getFields() ?? {});
const ofPower = mutations.filter((field) => isOfPower(`Mutation.${field}`));

test('each mutation that administrators or job staff may call is logged, or excepted with a reason', () => {
  const neither = ofPower.filter((field) => (loggedAs('Mutation', field) === null) !== field in unlogged);
  expect(neither).toEqual([]);
  expect(ofPower.length).toBeGreaterThan(110);
});

test('no exception is stale', () => {
  expect(Object.keys(unlogged).filter((field) => !ofPower.includes(field))).toEqual([]);
});

test('what only the owner or the system may call is not logged', () => {
  for (const field of ['updateMessageRead', 'createUserApplies', 'publishMessage'])
    expect(loggedAs('Mutation', field)).toBeNull();
});

test('of records about people, the log keeps no texts', () => {
  expect(loggedAs('Mutation', 'updateUser')).toMatchObject({ action: 'changeRecord', about: 'talent' });
  const shown = loggedAs('Mutation', 'updateUser')?.shown ?? [];
  expect(shown).toContain('isPrivate');
  expect(shown).not.toContain('description');
  expect(loggedAs('Mutation', 'updateInterviewLog')?.shown).not.toContain('minutes');
});
