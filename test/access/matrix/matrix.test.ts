import { askFields } from './support/askFields';
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
const counted = { asked: 0, wrong: 0 };

beforeAll(async () => {
  fixture = await makeFixture();
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
