type Item = Record<string, unknown>;

/**
 * Rows of a profile that are only for its owner: the current position while it is not shared, dislikes, and
 * blocks of the portfolio that are not published.
 */
export function isHiddenRow(row: Item, sharesCurrent: boolean): boolean {
  if (row.__typename === 'WorkHistory') return row.isCurrentJob === true && !sharesCurrent;
  if (row.__typename === 'UserPortfolio') return row.isPublished !== true;
  return row.__typename === 'UserMainJobs' && !(row.isSelected === true && row.isPositive === true);
}
