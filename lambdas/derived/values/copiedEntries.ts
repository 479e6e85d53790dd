import { entities } from '../../../model/entities';
import type { Entity } from '../../../model/Entity';
import type { Item } from '../../lib/Item';
import { attribute } from '../attribute';
import type { DerivedValue } from '../DerivedValue';
import type { Sources } from '../Sources';
import { benefitValues } from './benefitValues';
import { jobValues } from './jobValues';

const declared = new Set([...benefitValues, ...jobValues].map(({ name }) => name));

/** The fields of a catalogue entry that a record copies, from the entry's current state. */
const carried =
  (field: string, by: string, catalogue: Entity) =>
  async (row: Item, sources: Sources): Promise<unknown> => {
    const shown = row[field] as Record<string, unknown> | null | undefined;
    // Most records copy nothing: the relation's resolver reads the entry.
    if (shown == null) return undefined;
    if (!row[by]) return null;
    const entry = await sources.of(catalogue, row[by]);
    return entry && Object.fromEntries(Object.keys(shown).map((name) => [name, entry[name] ?? null]));
  };

/** Default definitions for the catalogue entries that records copy. */
export const copiedEntries: readonly DerivedValue[] = entities.flatMap((entity) =>
  Object.entries(entity.relations).flatMap(([field, relation]) => {
    const catalogue = entities.find(({ name }) => name === relation.entity);
    if (relation.kind !== 'one' || catalogue?.table !== 'Catalog' || declared.has(`${entity.name}.${field}`))
      return [];
    const keptBy = entity.table === 'OpenJob' ? ['refreshNamesOfJobs'] : [];
    return [attribute(entity, field, keptBy, carried(field, relation.by, catalogue))];
  }),
);
