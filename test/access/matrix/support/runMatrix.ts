import { type Caller as Sender } from '../../../support/api/query';
import { rates } from '../../../support/rates';
import { askCells } from './askCells';
import { type Caller, openCallers } from './Caller';
import type { Cell, Verdict } from './Cell';
import { cellsOf, ownerIn } from './cellsOf';
import { type Fixture, personOf } from './Fixture';
import { agrees } from './outcomeOf';
import { kindOf } from './rootField';
import type { Row } from './Row';

function senderOf(caller: Caller, row: Row, fixture: Fixture): Sender {
  if (caller === 'guest') return 'guest';
  return personOf(fixture, caller === 'owner' ? ownerIn(row.field, row.state) : caller);
}

const isRefused = ({ row, caller }: Cell) =>
  !['ok', 'some', 'none', 'null'].includes(`${row.expected[caller]}`);

export interface Run {
  asked: number;
  wrong: string[];
  /** The rows that were not tested, because the called field, or a record that they need, is missing. */
  unlanded: Row[];
}

const agreed = ({ cell, got }: Verdict) => agrees(cell.row.expected[cell.caller] ?? '-', got);

const describeCell = ({ cell: { row, caller, field }, got }: Verdict) =>
  `${caller}, ${row.state}: ${row.expected[caller]} expected, ${got} got: ${field}`;

async function askAll(cells: Cell[], fixture: Fixture): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const caller of openCallers) {
    const senders = new Map<Sender, Cell[]>();
    for (const cell of cells.filter((each) => each.caller === caller)) {
      const sender = senderOf(caller, cell.row, fixture);
      senders.set(sender, [...(senders.get(sender) ?? []), cell]);
    }
    for (const [sender, theirs] of senders) verdicts.push(...(await askCells(theirs, sender)));
  }
  return verdicts;
}

/**
 * Tests every cell of the given rows of the access matrix: first reads, then writes that must be refused,
 * then writes that must succeed. Only these last ones change records.
 */
export async function runMatrix(rows: readonly Row[], fixture: Fixture): Promise<Run> {
  const sound = rows.filter((row) => kindOf(row.field));
  const cells: Cell[] = [];
  const unlanded = rows.filter((row) => !kindOf(row.field));
  for (const row of sound) {
    const made = await cellsOf(row, fixture);
    if (made.length === 0) unlanded.push(row);
    cells.push(...made);
  }
  // The administrator has made the records of all cells; on a fast machine, within the minute of a rate.
  await rates.forget([personOf(fixture, 'admin').sub]);
  const reading = cells.filter(({ field }) => kindOf(field) === 'query');
  const writing = cells.filter(({ field }) => kindOf(field) === 'mutation');
  const verdicts = [
    ...(await askAll(reading, fixture)),
    ...(await askAll(writing.filter(isRefused), fixture)),
    ...(await askAll(
      writing.filter((cell) => !isRefused(cell)),
      fixture,
    )),
  ];
  const wrong = verdicts.filter((verdict) => !agreed(verdict)).map(describeCell);
  return {
    asked: cells.length,
    wrong,
    unlanded,
  };
}
