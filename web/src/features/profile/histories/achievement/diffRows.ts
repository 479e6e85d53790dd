import { isSameValue } from '../../../../components/forms/edit/isSameValue';

/** What must be added, changed and removed so that a stored list equals the edited one. */
export interface RowChanges<Row> {
  added: Row[];
  changed: (Row & { id: string })[];
  removedIds: string[];
}

/**
 * Compares an edited list with the stored one. A row that has an id but is no longer stored, because somebody
 * else has deleted it, counts as added.
 */
export function diffRows<Row extends { id?: string }>(
  stored: readonly (Row & { id: string })[],
  edited: readonly Row[],
): RowChanges<Row> {
  const storedOf = (id: string | undefined) => stored.find((row) => row.id === id);
  const isKept = ({ id }: { id: string }) => edited.some((row) => row.id === id);
  return {
    added: edited.filter(({ id }) => !storedOf(id)),
    changed: edited.filter((row): row is Row & { id: string } => {
      const before = storedOf(row.id);
      return before !== undefined && !isSameValue(before, row);
    }),
    removedIds: stored.filter((row) => !isKept(row)).map(({ id }) => id),
  };
}
