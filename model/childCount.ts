/**
 * Returns the name of the attribute in which a parent record stores the number of its child records of the
 * given entity. Only entities with a maximum (`perParent`) are counted. The attribute is missing until
 * the first child is counted, so it can also be missing in a parent that has children from an older release.
 */
export function childCount(entity: string): string {
  return `count${entity}`;
}
