/**
 * Returns the name of the attribute in which a parent record stores the number of its child records of the
 * given entity. Only entities with a maximum (`perParent`) are counted. In a parent stored by an older
 * release the attribute can be missing; its number of children is then unknown.
 */
export function childCount(entity: string): string {
  return `count${entity}`;
}
