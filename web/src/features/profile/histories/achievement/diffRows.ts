import { isSameValue } from '../../../../components/forms/edit/isSameValue';

/** The changes that make the stored rows of a list equal to the edited ones. */
export interface RowChanges<Row> {
  added: Row[];
  changed: (Row & { id: string })[];
  removedIds: string[];
}

/**
 * Compares the edited rows of a list with the stored ones. An edited row that somebody else has deleted
 * meanwhile counts as added.
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
