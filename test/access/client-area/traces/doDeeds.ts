import { lateIndices } from '../../../support/api/lateIndices';
import type { Person } from '../../../support/api/Person';
import { type Answer, query, type TypedDocument } from '../../../support/api/query';
import { fill } from '../../matrix/support/fill';
import { type Fixture, personOf } from '../../matrix/support/Fixture';
import type { RecordOf } from '../../matrix/support/records';
import { nameOf } from '../../matrix/support/rootField';
import { composed } from '../../../support/composed';

type Made = Record<string, Record<string, unknown> | null>;

/** Sends a mutation as a person. */
export type Send = (document: TypedDocument<Made>, as: Person) => Promise<Answer<Made>>;

/**
 * Calls the given mutations, one after the other, as the people named in them. Returns the names of those
 * that the person `self` called. Throws if one is refused.
 */
export async function doDeeds(
  deeds: readonly RecordOf[],
  fixture: Fixture,
  send: Send = (document, as) => query(document, {}, as),
): Promise<string[]> {
  for (const { name, as, field } of deeds) {
    const text = fill(field, fixture);
    if (!text) throw new Error(`${name} refers to a record that was not created before: ${field}`);
    const document = composed<Made>`mutation { ${text} }`;
    // Rights of job staff are read from an index.
    await lateIndices.showAll();
    const { data, errors } = await send(document, personOf(fixture, as));
    const { id, ...more } = data?.[nameOf(text)] ?? {};
    if (errors[0]) throw new Error(`${name}: ${errors[0].errorType} ${errors[0].message} (${document})`);
    if (id) fixture.names.set(name, String(id));
    for (const [key, value] of Object.entries(more)) {
      // Of a list, the last record.
      const plain = Array.isArray(value) ? (value as { id: string }[]).at(-1)?.id : value;
      fixture.names.set(key, String(plain));
    }
  }
  return deeds.filter(({ as }) => as === 'self').map(({ field }) => nameOf(field));
}
