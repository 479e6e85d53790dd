/**
 * Returns the name of the attribute in which a parent record stores the id of the child record whose boolean
 * field `field` is true. At most one child has such a field set to true (see `Entity.exclusive`).
 */
export function markHolder(field: string): string {
  return `${field}Holder`;
}
