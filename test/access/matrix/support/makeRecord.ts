import { type Caller as Sender, query } from '../../../support/api/query';
import { fill } from './fill';
import { type Fixture, personOf, type Talent } from './Fixture';
import { kindOf, nameOf } from './rootField';
import type { RecordOf } from './records';

/**
 * Returns the call of the root field that creates a record for the given talent. The placeholders for the
 * talent's own records are replaced by those of this talent.
 */
const fieldFor = (record: RecordOf, talent: Talent) =>
  record.field
    .replaceAll('$publishes', talent === 'shy' ? 'false' : 'true')
    .replaceAll('$me', `$${talent}`)
    .replaceAll('$my.', `$${talent}.`);

/**
 * Creates a record for the access matrix and returns the fields that its definition selects. Returns
 * undefined when the record is not meant for the talent, or when the schema lacks its operation or that of a
 * record to which it refers.
 * @throws Error if the mutation is refused
 */
export async function makeRecord(
  record: RecordOf,
  talent: Talent,
  fixture: Fixture,
): Promise<Record<string, string> | undefined> {
  const field = fill(fieldFor(record, talent), fixture);
  if (!field || !kindOf(field) || record.except === talent) return undefined;
  const as: Sender = personOf(fixture, record.as === 'self' ? talent : record.as);
  const { data, errors } = await query<Record<string, Record<string, string> | null>>(
    `mutation { ${field} }`,
    {},
    as,
  );
  const made = data?.[nameOf(field)];
  if (!made) throw new Error(`The fixture has no ${record.name}: ${errors[0]?.message} (${field})`);
  return made;
}
