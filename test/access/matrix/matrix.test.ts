import { askFields } from './support/askFields';
import type { Fixture } from './support/Fixture';
import { makeFixture } from './support/makeFixture';
import { runMatrix } from './support/runMatrix';
import { tables } from './tables';
import { fields } from './tables/fields';

/** Operation × caller × state of the record, over HTTP with real tokens. */
let fixture: Fixture;
const counted = { asked: 0, wrong: 0, unlanded: 0 };

beforeAll(async () => {
  fixture = await makeFixture();
}, 60_000);

test.each(Object.entries(tables))('%s: everybody gets what the specification says', async (_name, rows) => {
  const { asked, wrong, unlanded } = await runMatrix(rows, fixture);
  counted.asked += asked;
  counted.wrong += wrong.length;
  counted.unlanded += unlanded.length;
  expect(wrong).toEqual([]);
});

test.each(Object.entries(fields))(
  '%s: everybody finds the fields that the specification says',
  async (_name, rows) => {
    const { asked, wrong } = await askFields(rows, fixture);
    counted.asked += asked;
    counted.wrong += wrong.length;
    expect(wrong).toEqual([]);
  },
);

afterAll(() => {
  const { asked, wrong, unlanded } = counted;
  console.info(`access matrix: ${asked - wrong} of ${asked} cells right; ${unlanded} rows not landed`);
});
