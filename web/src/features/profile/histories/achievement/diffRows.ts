import { isSameValue } from '../../../../components/forms/edit/isSameValue';

/** What has to be written so that the stored rows of a list equal the edited ones. */
export interface RowChanges<Row> {
  added: Row[];
  changed: (Row & { id: string })[];
  removedIds: string[];
}

/**
 * Compares the rows of a list in an editor with the stored ones. A row that was deleted somewhere else
 * meanwhile, and that the person kept, is added again.
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
