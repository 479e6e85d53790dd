/**
 * Returns the name of an attribute of a parent record: it stores the id of the one child record whose boolean
 * field `field` is true (see `Entity.exclusive`).
 */
export function markHolder(field: string): string {
  return `${field}Holder`;
}
