import { askFields } from '../access/matrix/support/askFields';
import type { Fixture } from '../access/matrix/support/Fixture';
import { kindOf, nameOf } from '../access/matrix/support/rootField';
import { runMatrix } from '../access/matrix/support/runMatrix';
import { tables } from '../access/matrix/tables';
import { fields } from '../access/matrix/tables/fields';

/** The first cell that is wrong, or undefined when all are right. `only` names the root fields to ask. */
export async function turnsRed(
  only: (name: string) => boolean,
  reading: Fixture,
  makeFixture: () => Promise<Fixture>,
): Promise<string | undefined> {
  const rows = Object.values(tables).map((table) => table.filter(({ field }) => only(nameOf(field))));
  for (const table of rows) {
    const { wrong } = await runMatrix(
      table.filter(({ field }) => kindOf(field) === 'query'),
      reading,
    );
    if (wrong[0]) return wrong[0];
  }
  for (const table of Object.values(fields)) {
    const { wrong } = await askFields(table, reading);
    if (wrong[0]) return wrong[0];
  }
  const writing = rows.map((table) => table.filter(({ field }) => kindOf(field) === 'mutation'));
  if (writing.flat().length === 0) return undefined;
  let fixture: Fixture;
  try {
    fixture = await makeFixture();
  } catch (error) {
    return `no fixture: ${error instanceof Error ? error.message : String(error)}`;
  }
  // What was written under the mutant may show only when it is read.
  for (const table of Object.values(fields)) {
    const { wrong } = await askFields(table, fixture);
    if (wrong[0]) return wrong[0];
  }
  for (const table of writing) {
    const { wrong } = await runMatrix(table, fixture);
    if (wrong[0]) return wrong[0];
  }
  return undefined;
}
