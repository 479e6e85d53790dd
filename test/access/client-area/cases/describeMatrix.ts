import { makeOpenFixture } from '../../matrix/open/makeOpenFixture';
import { openAnswers } from '../../matrix/open/openAnswers';
import { openFields } from '../../matrix/open/openFields';
import { openTables } from '../../matrix/open/openTables';
import { askFields } from '../../matrix/support/askFields';
import type { Fixture } from '../../matrix/support/Fixture';
import { runMatrix } from '../../matrix/support/runMatrix';

/**
 * Tests the access matrix, the table of what each kind of caller may do with each operation in each state of
 * the record, while the client area (for organizations and consultants) is open.
 */
export function describeMatrix(): void {
  let fixture: Fixture;
  const counted = { asked: 0, wrong: 0 };
  const count = ({ asked, wrong }: { asked: number; wrong: string[] }) => {
    counted.asked += asked;
    counted.wrong += wrong.length;
    expect(wrong).toEqual([]);
  };

  beforeAll(async () => {
    fixture = await makeOpenFixture();
  });

  test.each(Object.entries({ ...openFields, ...openAnswers }))(
    '%s: everybody finds the fields that the specification says',
    async (_name, rows) => count(await askFields(rows, fixture)),
  );

  test.each(Object.entries(openTables))('%s: everybody gets what the specification says', async (_, rows) => {
    const run = await runMatrix(rows, fixture);
    count(run);
    expect(run.unlanded).toEqual([]);
  });

  afterAll(() => {
    const { asked, wrong } = counted;
    console.info(`access matrix of the open client area: ${asked - wrong} of ${asked} cells right`);
  });
}
