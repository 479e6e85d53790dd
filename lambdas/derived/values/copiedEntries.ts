import { entities } from '../../../model/entities';
import type { BundledEntity } from '../../../model/BundledEntity';
import type { StoredRow } from '../../lib/StoredRow';
import { attribute } from '../attribute';
import type { DerivedValue } from '../DerivedValue';
import type { Sources } from '../Sources';
import { benefitValues } from './benefitValues';
import { jobValues } from './jobValues';
import { skillNames } from './skillNames';
import { talentEntries } from './talentEntries';

const declared = new Set(
  [...benefitValues, ...jobValues, ...skillNames, ...talentEntries].map(({ name }) => name),
);

/**
 * Returns a function that computes the current content of a record's copy of a catalogue entry, with the same
 * fields as the stored copy. The function returns undefined if the record has no copy or the entry is
 * missing, and null if the record no longer refers to an entry.
 */
const carried =
  (field: string, by: string, catalogue: BundledEntity) =>
  async (row: StoredRow, sources: Sources): Promise<unknown> => {
    const shown = row[field] as Record<string, unknown> | null | undefined;
    // Most records contain no copy: the relation's resolver reads the catalogue entry.
    if (shown == null) return undefined;
    if (!row[by]) return null;
    const entry = await sources.of(catalogue, row[by]);
    return entry && Object.fromEntries(Object.keys(shown).map((name) => [name, entry[name] ?? null]));
  };

/**
 * The derived attributes that are copies of catalogue entries, one for each relation of an entity to a single
 * entry. The copies that `benefitValues`, `jobValues`, `skillNames` and `talentEntries` declare are left out.
 */
export const copiedEntries: readonly DerivedValue[] = entities.flatMap((entity) =>
  Object.entries(entity.relations).flatMap(([field, relation]) => {
    const catalogue = entities.find(({ name }) => name === relation.entity);
    if (relation.kind !== 'one' || catalogue?.table !== 'Catalog' || declared.has(`${entity.name}.${field}`))
      return [];
    const keptBy = entity.table === 'OpenJob' ? ['refreshNamesOfJobs'] : [];
    return [attribute(entity, field, keptBy, carried(field, relation.by, catalogue))];
  }),
);
