/**
 * Returns the name of the attribute in which a parent record counts its records of an entity that has a maximum
 * (`perParent`). A parent of an older release without it has an unknown number of them.
 */
export function childCount(entity: string): string {
  return `count${entity}`;
}
