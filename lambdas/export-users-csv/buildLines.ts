import { csvLine } from '../../model/csvLine';
import type { EnumValue } from '../../model/enums';
import type { StoredRow } from '../lib/StoredRow';
import type { Column } from './Column';
import { columns } from './columns';
import type { FoundUser } from './FoundUser';

/**
 * The records from which one CSV line is built: a talent and, depending on the kind of export, the contact data or one
 * work history.
 */
interface Line {
  user: FoundUser;
  contact?: StoredRow;
  history?: Record<string, unknown>;
}

type Fields = Readonly<Record<string, unknown>> | null | undefined;

/** Returns the value of a column in a line. */
function cell(line: Line, { record, field, format }: Column): unknown {
  const value = field.split('.').reduce<unknown>((fields, name) => (fields as Fields)?.[name], line[record]);
  return format ? format(value) : value;
}

/**
 * Builds the CSV lines of some talents: in an export of work histories one line for each work history,
 * otherwise one line for each talent.
 */
export function buildLines(
  type: EnumValue<'UserCsvType'>,
  users: FoundUser[],
  contacts: ReadonlyMap<string, StoredRow>,
): string[] {
  const lines = users.flatMap((user): Line[] =>
    type === 'HISTORY'
      ? (user.workHistories?.items ?? []).map((history) => ({ user, history }))
      : [{ user, contact: contacts.get(user.sub) }],
  );
  return lines.map((line) => csvLine(columns[type].map((column) => cell(line, column))));
}
