import { askFields } from '../access/matrix/support/askFields';
import type { Fixture } from '../access/matrix/support/Fixture';
import { kindOf, nameOf } from '../access/matrix/support/rootField';
import type { Row } from '../access/matrix/support/Row';
import { runMatrix } from '../access/matrix/support/runMatrix';
import type { Matrix } from './Matrix';

export type Names = Pick<ReadonlySet<string>, 'has'>;

const answers: readonly string[] = ['ok', 'null', 'some', 'none'];

/** The row's cells whose caller is to be answered, or those whose caller is to be refused. */
const cellsOf = (row: Row, isAnswered: boolean): Row => {
  const cells = Object.entries(row.expected).filter(
    ([, outcome]) => outcome !== '-' && answers.includes(outcome) === isAnswered,
  );
  return { ...row, expected: Object.fromEntries(cells) };
};

const kinds = {
  /** Changes nothing. */
  reading: (rows: readonly Row[]) => rows.filter(({ field }) => kindOf(field) === 'query'),
  /** Changes nothing either, while every guard is on. */
  refused: (rows: readonly Row[]) => mutations(rows).map((row) => cellsOf(row, false)),
  accepted: (rows: readonly Row[]) => mutations(rows).map((row) => cellsOf(row, true)),
};

/** What a row asks below its root, too. */
const wordsOf = (field: string) => field.match(/\w+/g) ?? [];

const mutations = (rows: readonly Row[]) => rows.filter(({ field }) => kindOf(field) === 'mutation');

/** The first cell of this kind that is wrong, among those that ask these root fields. */
export async function firstRed(
  { tables }: Matrix,
  kind: keyof typeof kinds,
  names: Names,
  fixture: Fixture,
): Promise<string | undefined> {
  for (const table of tables) {
    const leads = ({ field }: Row) =>
      names.has(nameOf(field)) || (kind === 'reading' && wordsOf(field).some((word) => names.has(word)));
    // What is accepted builds upon one another: such a table is asked as a whole, or not at all.
    const led = kind === 'accepted' && table.some(leads) ? table : table.filter(leads);
    const rows = kinds[kind](led);
    const asked = rows.filter(({ expected }) => Object.keys(expected).length > 0);
    if (asked.length === 0) continue;
    const { wrong } = await runMatrix(asked, fixture);
    if (wrong[0]) return wrong[0];
  }
  return undefined;
}

/** The first field that is seen, or not, by whom it should not, among those that these names lead to. */
export async function firstRedField(
  tables: Matrix['fields'],
  names: Names,
  fixture: Fixture,
): Promise<string | undefined> {
  for (const table of tables) {
    const leads = table.some(({ root, below, fields: asked }) =>
      [nameOf(root), ...below, ...asked].some((name) => names.has(name)),
    );
    if (!leads) continue;
    const { wrong } = await askFields(table, fixture);
    if (wrong[0]) return `${table[0]?.root}: ${wrong[0]}`;
  }
  return undefined;
}
