import type { Cell } from './Cell';
import { openCallers } from './Caller';
import { fill } from './fill';
import { type Fixture, talents } from './Fixture';
import { makeRecord } from './makeRecord';
import { kindOf } from './rootField';
import type { Row } from './Row';

/**
 * Creates a record for each placeholder `$new.<name>` in the call of a root field, and replaces the
 * placeholder by the record's id.
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
 * Returns the name of the talent who owns the record that a row of the access matrix is about. It is the
 * talent named in the row's state, otherwise the one named in the row's root field, otherwise `open`. If
 * several are named, the first of them in `talents` counts.
 */
export const ownerIn = (field: string, state = '') => namedIn(state) ?? namedIn(field) ?? 'open';

/**
 * Returns the cells of a row of the access matrix; none if the schema lacks the row's operation. The
 * placeholder `$new.<name>` stands for a new record: each cell that expects `ok` gets one of its own, the
 * remaining cells share one.
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
