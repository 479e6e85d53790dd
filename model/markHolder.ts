/**
 * Returns the name of the attribute in which a parent record stores the id of the child record whose boolean
 * field `field` is true. Such a field is true in at most one child (`Entity.exclusive`).
 */
export function markHolder(field: string): string {
  return `${field}Holder`;
}
