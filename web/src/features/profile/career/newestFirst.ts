interface Started {
  startDate?: string | null;
}

/** Compares two periods for `sort`: the one that began later comes first. */
export const newestFirst = (one: Started, other: Started): number =>
  (other.startDate ?? '').localeCompare(one.startDate ?? '');
