import type { Cell } from './Cell';
import { openCallers } from './Caller';
import { fill } from './fill';
import { type Fixture, talents } from './Fixture';
import { makeRecord } from './makeRecord';
import { kindOf } from './rootField';
import type { Row } from './Row';

/**
 * Creates a record for each placeholder `$new.<name>` in a call, and puts the record's id in place of the
 * placeholder.
 */
async function withNew(field: string, fixture: Fixture): Promise<string> {
  const [placeholder, name = ''] = /\$new\.(\w+)/.exec(field) ?? [];
  if (!placeholder) return field;
  const record = fixture.records.get(name);
  if (!record) throw new Error(`${name} is no record of the fixture`);
  const made = await makeRecord(record, 'open', fixture);
  return withNew(field.replaceAll(placeholder, made?.id ?? ''), fixture);
}

const namedIn = (text: string) => talents.find((talent) => new RegExp(`\\$${talent}\\b`).test(text));

/**
 * Returns which talent owns the record that a row of the access matrix is about: the one named in the row's
 * state, otherwise the one named in its call, otherwise `open`.
 */
export const ownerIn = (field: string, state = '') => namedIn(state) ?? namedIn(field) ?? 'open';

/**
 * Returns the cells of a row of the access matrix; none if the schema does not have the called field. Cells
 * that expect `ok` each get new records for the placeholders `$new.<name>`; the other cells share them.
 */
export async function cellsOf(row: Row, fixture: Fixture): Promise<Cell[]> {
  if (!kindOf(row.field)) return [];
  const asked = openCallers.filter((caller) => (row.expected[caller] ?? '-') !== '-');
  const shared = await withNew(row.field, fixture);
  const cells: Cell[] = [];
  for (const caller of asked) {
    const own = row.expected[caller] === 'ok' ? await withNew(row.field, fixture) : shared;
    const field = fill(own, fixture);
    if (field) cells.push({ row, caller, field });
  }
  return cells;
}
