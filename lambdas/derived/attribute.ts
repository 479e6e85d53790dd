import type { BundledEntity } from '../../model/BundledEntity';
import type { StoredRow } from '../lib/StoredRow';
import type { DerivedValue } from './DerivedValue';
import type { Sources } from './Sources';

/**
 * Declares one derived attribute. `valueOf` computes its value from the source records. It returns null if
 * the attribute must be missing, and undefined if the attribute must keep its value, for example because a
 * source is missing.
 */
export function attribute(
  { name: entity, table }: Pick<BundledEntity, 'name' | 'table'>,
  field: string,
  keptBy: readonly string[],
  valueOf: (row: StoredRow, sources: Sources) => unknown,
): DerivedValue {
  return {
    name: `${entity}.${field}`,
    table,
    entity,
    attributes: [field],
    keptBy,
    async valuesOf(row, sources) {
      const value = await valueOf(row, sources);
      return value === undefined ? undefined : { [field]: value };
    },
  };
}
