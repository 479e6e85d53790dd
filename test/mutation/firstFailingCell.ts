import { askFields } from '../access/matrix/support/askFields';
import type { Fixture } from '../access/matrix/support/Fixture';
import { kindOf, nameOf } from '../access/matrix/support/rootField';
import type { Row } from '../access/matrix/support/Row';
import { runMatrix } from '../access/matrix/support/runMatrix';
import { rates } from '../support/rates';
import type { Matrix } from './Matrix';

/**
 * The names of the root fields and relations whose cells are run: a `Set`, or another object with the method
 * `has`.
 */
export type FieldNames = Pick<ReadonlySet<string>, 'has'>;

const answers: readonly string[] = ['ok', 'null', 'some', 'none'];

/**
 * Returns a row of the access matrix with a part of its cells: those that expect a value if `isAnswered`,
 * otherwise those that expect an error.
 */
const withCells = (row: Row, isAnswered: boolean): Row => {
  const cells = Object.entries(row.expected).filter(
    ([, outcome]) => outcome !== '-' && answers.includes(outcome) === isAnswered,
  );
  return { ...row, expected: Object.fromEntries(cells) };
};

const mutations = (rows: readonly Row[]) => rows.filter(({ field }) => kindOf(field) === 'mutation');

const kinds = {
  /**
   * Selects the rows of the access matrix that call a GraphQL query. Apart from rate limits, exports and
   * notifications, they change no data.
   */
  reading: (rows: readonly Row[]) => rows.filter(({ field }) => kindOf(field) === 'query'),
  /**
   * Selects the rows of the access matrix that call a GraphQL mutation, with the cells in which the API must
   * refuse the call. They change data only if a guard is missing.
   */
  refused: (rows: readonly Row[]) => mutations(rows).map((row) => withCells(row, false)),
  /**
   * Selects the rows of the access matrix that call a GraphQL mutation, with the cells in which the API must
   * accept the call. They change data.
   */
  accepted: (rows: readonly Row[]) => mutations(rows).map((row) => withCells(row, true)),
};

/**
 * Returns all names in the GraphQL text of a row of the access matrix, including the root field and the
 * selected fields.
 */
const selectedNames = (field: string) => field.match(/\w+/g) ?? [];

/**
 * Runs the cells of one kind in the access matrix that involve the given fields. Returns a description of the
 * first cell that fails; undefined if none does.
 * @param kind `reading` for queries, `refused` and `accepted` for GraphQL mutations that the API must refuse
 * or accept
 */
export async function firstFailingCell(
  { tables }: Matrix,
  kind: keyof typeof kinds,
  names: FieldNames,
  fixture: Fixture,
): Promise<string | undefined> {
  for (const table of tables) {
    const isInvolved = ({ field }: Row) =>
      names.has(nameOf(field)) ||
      (kind === 'reading' && selectedNames(field).some((name) => names.has(name)));
    // Accepted mutations depend on earlier rows of their table, so the whole table runs or none of it.
    const involved = kind === 'accepted' && table.some(isInvolved) ? table : table.filter(isInvolved);
    const rows = kinds[kind](involved).filter(({ expected }) => Object.keys(expected).length > 0);
    if (rows.length === 0) continue;
    // The same people call more in a minute than they may, one mutant after the other.
    await rates.forget([...fixture.people.values()].map(({ sub }) => sub));
    const { wrong } = await runMatrix(rows, fixture);
    if (wrong[0]) return wrong[0];
  }
  return undefined;
}

/**
 * Runs the rows of the access matrix about fields that involve the given names. Returns the first field that
 * a caller sees or misses contrary to the table; undefined if there is none.
 */
export async function firstFailingField(
  tables: Matrix['fields'],
  names: FieldNames,
  fixture: Fixture,
): Promise<string | undefined> {
  for (const table of tables) {
    const isInvolved = table.some(({ root, below, fields }) =>
      [nameOf(root), ...below, ...fields].some((name) => names.has(name)),
    );
    if (!isInvolved) continue;
    const { wrong } = await askFields(table, fixture);
    if (wrong[0]) return `${table[0]?.root}: ${wrong[0]}`;
  }
  return undefined;
}
