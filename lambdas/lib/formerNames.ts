import type { Item } from './Item';

const FORMER = /#desk$/;

/**
 * Converts the partition keys and attribute names that stored rows had before the data versions 2 and 3
 * (docs/adr/0056). Stream records from before or during the migration still contain them. Delete this file
 * when every deployment has migrated its data.
 */
export const formerNames = {
  /** Returns the key of the partition that formerly contained a person's private rows. */
  privatePartition: (sub: string): string => `${sub}#desk`,

  isPrivatePartition: (pk: string): boolean => FORMER.test(pk),

  /** Returns the current partition key of a row, given its current or its former one. */
  currentPartition: (pk: string): string => pk.replace(FORMER, '#private'),

  /**
   * Returns a row with its current partition key and attribute names. A row that is already current is
   * returned unchanged.
   */
  currentRow(row: Item): Item {
    const { isOfSide, sideIds, ...rest } = row;
    return {
      ...rest,
      pk: formerNames.currentPartition(row.pk),
      ...(isOfSide !== undefined && rest.isJobStaff === undefined && { isJobStaff: isOfSide }),
      ...(sideIds !== undefined && rest.staffIds === undefined && { staffIds: sideIds }),
    };
  },
};
