type Item = Record<string, unknown>;

/** Rows of a profile that are only for its owner: the current position while it is not shared, and dislikes. */
export function isHiddenRow(row: Item, sharesCurrent: boolean): boolean {
  if (row.__typename === 'WorkHistory') return row.isCurrentJob === true && !sharesCurrent;
  return row.__typename === 'UserMainJobs' && !(row.isSelected === true && row.isPositive === true);
}
