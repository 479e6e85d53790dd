import type { Table } from '../../../model/Entity';
import type { TableRow } from '../allRows';

const PEOPLE = 40;

function talentRow(place: number): [Table, TableRow] {
  const row = {
    pk: { S: `person-${place % PEOPLE}${place % 2 === 0 ? '#former' : ''}` },
    sk: { S: `Note#${place}` },
    __typename: { S: 'Note' },
    note: { S: `note ${place}` },
    tel: { S: '0900000000' },
    updatedAt: { S: 'never' },
    ...(place % 3 === 0 && { writtenBy: { S: `person-${(place + 1) % PEOPLE}` } }),
    ...(place % 7 === 0 && { formerStaffIds: { L: [{ S: 'one' }] } }),
  };
  return ['Talent', row];
}

const others = (table: Table, place: number): [Table, TableRow] => [
  table,
  { pk: { S: `${place}` }, sk: { S: table }, ...(place % 5 === 0 && { formerStaffIds: { L: [] } }) },
];

const list = <Row>(count: number, row: (place: number) => Row): Row[] =>
  Array.from({ length: count }, (_, place) => row(place));

/**
 * Returns rows as a release before `inventedMigrations` would have stored them, each with its table: more than two
 * pages of a migration in Talent and Conversation.
 */
export const inventedRows = (): [Table, TableRow][] => [
  ...list(450, talentRow),
  ...list(430, (place) => others('Conversation', place)),
  ...list(60, (place) => others('Catalog', place)),
  ...list(60, (place) => others('OpenJob', place)),
];
