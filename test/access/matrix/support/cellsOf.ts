import type { Cell } from './Cell';
import { openCallers } from './Caller';
import { fill } from './fill';
import { type Fixture, talents } from './Fixture';
import { makeRecord } from './makeRecord';
import { kindOf } from './rootField';
import type { Row } from './Row';

/** Creates a record for each `$new.<name>` in a root field and replaces the name by the id of the record. */
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
 * Returns the name of the talent who owns a row's record. It is named in the row's state, otherwise in its
 * field, otherwise it is `open`.
 */
export const ownerIn = (field: string, state = '') => namedIn(state) ?? namedIn(field) ?? 'open';

/**
 * Returns the cells of a row, none when the row's operation is missing. For `$new`, each cell that expects
 * success gets a record of its own; the cells that expect a refusal have one in common.
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
