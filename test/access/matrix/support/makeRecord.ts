import { type Caller as Sender, query } from '../../../support/api/query';
import { fill } from './fill';
import { type Fixture, personOf, type Talent } from './Fixture';
import { kindOf, nameOf } from './rootField';
import type { RecordOf } from './records';
import { composed } from '../../../support/composed';

/**
 * Returns the call that creates a record for the given talent: `$me` and `$my.…` in it become placeholders
 * for this talent and the talent's own records.
 */
const fieldFor = (record: RecordOf, talent: Talent) =>
  record.field
    .replaceAll('$publishes', talent === 'shy' ? 'false' : 'true')
    .replaceAll('$me', `$${talent}`)
    .replaceAll('$my.', `$${talent}.`);

/**
 * Creates a record for the access matrix, and returns the fields that the call selects. Undefined if the
 * record is not meant for this talent, or if the schema does not have a called field.
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
  type Made = Record<string, Record<string, string> | null>;
  const { data, errors } = await query(composed<Made>`mutation { ${field} }`, {}, as);
  const made = data?.[nameOf(field)];
  if (!made) throw new Error(`The fixture has no ${record.name}: ${errors[0]?.message} (${field})`);
  return made;
}
