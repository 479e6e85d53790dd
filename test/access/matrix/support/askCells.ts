import { type Caller as Sender, query } from '../../../support/api/query';
import type { Cell, Verdict } from './Cell';
import { outcomeOf } from './outcomeOf';
import { isRequired, kindOf } from './rootField';

/**
 * How many calls one document has. With LOCAL_CHAOS, a document is sent again if one of its calls was refused by chance,
 * which would repeat the others.
 */
const perDocument = process.env.LOCAL_CHAOS ? 1 : 20;

async function ask(cells: Cell[], as: Sender): Promise<Verdict[]> {
  const fields = cells.map(({ field }, index) => `a${index}: ${field}`);
  const answer = await query(`${kindOf(cells[0]?.field ?? '')} { ${fields.join('\n')} }`, {}, as);
  // A failed non-null field, or one that does not fit the schema, empties the whole answer: the other fields are sent again, one by one.
  if (!answer.data && cells.length > 1)
    return (await Promise.all(cells.map((cell) => ask([cell], as)))).flat();
  return cells.map((cell, index) => ({ cell, got: outcomeOf(answer, `a${index}`) }));
}

/**
 * Makes the calls of several cells of the access matrix as one caller, if possible several in one GraphQL
 * document. Returns the result of each cell.
 */
export async function askCells(cells: Cell[], as: Sender): Promise<Verdict[]> {
  const isAlone = ({ row, caller, field }: Cell) =>
    isRequired(field) && !['ok', 'some', 'none', 'null'].includes(`${row.expected[caller]}`);
  const together = cells.filter((cell) => !isAlone(cell));
  const verdicts = await Promise.all(cells.filter(isAlone).map((cell) => ask([cell], as)));
  for (let at = 0; at < together.length; at += perDocument) {
    verdicts.push(await ask(together.slice(at, at + perDocument), as));
  }
  return verdicts.flat();
}
