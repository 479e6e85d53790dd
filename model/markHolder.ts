/**
 * Returns the name of the attribute in which a parent record stores the id of one of its children: the only
 * child whose boolean field `field` is true (see `Entity.exclusive`).
 */
export function markHolder(field: string): string {
  return `${field}Holder`;
}
