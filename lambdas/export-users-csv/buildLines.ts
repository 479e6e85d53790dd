import { csvLine } from '../../model/csvLine';
import type { EnumValue } from '../../model/enums';
import type { Item } from '../lib/Item';
import { columns, type Line } from './columns';
import type { FoundUser } from './FoundUser';

/**
 * Builds the CSV lines of some talents: in an export of work histories one line for each work history,
 * otherwise one line for each talent.
 */
export function buildLines(
  type: EnumValue<'UserCsvType'>,
  users: FoundUser[],
  contacts: ReadonlyMap<string, Item>,
): string[] {
  const lines = users.flatMap((user): Line[] =>
    type === 'HISTORY'
      ? (user.workHistories?.items ?? []).map((history) => ({ user, history }))
      : [{ user, contact: contacts.get(user.sub) }],
  );
  return lines.map((line) => csvLine(columns[type].map(([, value]) => value(line))));
}
