/** The relations of a type whose records are read with the profile. */
export function relationsBelow(type: string): string[] {
  return Object.values(PROFILE.rows)
    .filter((row) => row.parent === type)
    .map(({ relation }) => relation);
}
