/** An evaluation that is still between its author and administrators: the talent does not see it either. */
export function isUnpublished(row: Record<string, unknown>): boolean {
  return row.__typename === 'Evaluation' && row.published !== true;
}
