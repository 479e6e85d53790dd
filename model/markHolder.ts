/**
 * Returns the name of the attribute in which a parent record stores the id of the one child whose exclusive field is
 * true.
 */
export function markHolder(field: string): string {
  return `${field}Holder`;
}
