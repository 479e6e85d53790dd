interface Started {
  startDate?: string | null;
}

/** Compares two records with a period, for sorting: the one that began later comes first. */
export const newestFirst = (one: Started, other: Started): number =>
  (other.startDate ?? '').localeCompare(one.startDate ?? '');
