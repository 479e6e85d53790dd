import type { Cell } from './Cell';
import { openCallers } from './Caller';
import { fill } from './fill';
import { type Fixture, talents } from './Fixture';
import { makeRecord } from './makeRecord';
import { kindOf } from './rootField';
import type { Row } from './Row';

/** Replaces each `$new.x` with a newly created record. */
async function withNew(field: string, fixture: Fixture): Promise<string> {
  const [placeholder, name = ''] = /\$new\.(\w+)/.exec(field) ?? [];
  if (!placeholder) return field;
  const record = fixture.records.get(name);
  if (!record) throw new Error(`${name} is no record of the fixture`);
  const made = await makeRecord(record, 'open', fixture);
  return withNew(field.replaceAll(placeholder, made?.id ?? ''), fixture);
}

const namedIn = (text: string) => talents.find((talent) => new RegExp(`\\$${talent}\\b`).test(text));

/** The owner of a row's record: the talent named by its state or, if there is none, by its field. */
export const ownerIn = (field: string, state = '') => namedIn(state) ?? namedIn(field) ?? 'open';

/**
 * The cells of a row; none when its operation is missing. Each accepted cell gets its own record for
 * `$new`, the refused cells share one.
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
