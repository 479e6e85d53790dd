import type { Person } from '../../support/api/Person';
import { invoke } from '../../support/api/invoke';
import { signIn } from '../../support/api/signIn';
import { given } from '../../support/given';
import { askFields } from './support/askFields';
import { asFormer } from './support/asFormer';
import type { Fixture } from './support/Fixture';
import { makeFixture } from './support/makeFixture';
import { runMatrix } from './support/runMatrix';
import { specified } from '../operations/specified';
import { coveredElsewhere } from './coveredElsewhere';
import { kindOf, nameOf } from './support/rootField';
import { tables } from './tables';
import { answers } from './tables/answers';
import { fields } from './tables/fields';

/**
 * Tests the access matrix over HTTP with real tokens, while the client area (for organizations and
 * consultants) is closed. The matrix is the table of what each kind of caller may do with each operation in
 * each state of the record.
 */
let fixture: Fixture;
/** An administrator, whose rights the first test ends. */
let former: Person;
const counted = { asked: 0, wrong: 0 };

beforeAll(async () => {
  former = await given.anAdministrator();
  fixture = await makeFixture();
});

test('who was an administrator writes nothing with the old token, and has no right of one with a new token', async () => {
  const { email } = former;
  await invoke('AccountsFunctionName', { action: 'endAdministrator', actor: 'operator', email });
  for (const moment of ['at', 'after'] as const) {
    const person = moment === 'at' ? former : await signIn(email);
    const { asked, wrong, unlanded } = await asFormer.run(tables, 'admin', moment, {
      fixture,
      former: person,
    });
    counted.asked += asked;
    counted.wrong += wrong.length;
    expect([wrong, unlanded]).toEqual([[], []]);
  }
});

test('each mutation of administrators is tested after their end', () => {
  expect(asFormer.untested(tables, 'admin')).toEqual([]);
});

test.each(Object.entries(tables))('%s: everybody gets what the specification says', async (_name, rows) => {
  const { asked, wrong, unlanded } = await runMatrix(rows, fixture);
  counted.asked += asked;
  counted.wrong += wrong.length;
  expect(wrong).toEqual([]);
  expect(unlanded).toEqual([]);
});

test.each(Object.entries({ ...fields, ...answers }))(
  '%s: everybody finds the fields that the specification says',
  async (_name, rows) => {
    const { asked, wrong } = await askFields(rows, fixture);
    counted.asked += asked;
    counted.wrong += wrong.length;
    expect(wrong).toEqual([]);
  },
);

test('every operation is accepted for one caller and refused for another, except those covered elsewhere', () => {
  const rows = Object.values(tables).flat();
  const asks = (name: string, outcomes: readonly string[]) =>
    rows.some(
      ({ field, expected }) =>
        nameOf(field) === name &&
        outcomes.some((outcome) => Object.values<string>(expected).includes(outcome)),
    );
  const names = [...specified.Query, ...specified.Mutation].map(nameOf).filter((name) => kindOf(name));
  const lacking = names.filter(
    (name) =>
      !(name in coveredElsewhere) &&
      !(asks(name, ['ok', 'some']) && asks(name, ['U', 'NF', 'null', 'none', 'C', 'I'])),
  );
  console.info(`operations accepted and refused: ${names.length - lacking.length} of ${names.length}`);
  expect(lacking).toEqual([]);
});

afterAll(() => {
  const { asked, wrong } = counted;
  console.info(`access matrix: ${asked - wrong} of ${asked} cells right`);
});
