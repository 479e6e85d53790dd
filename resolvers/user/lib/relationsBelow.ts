import { PROFILE } from '../../lib/bundleConstants';

/** Returns the relations of an entity whose records are read together with the profile. */
export function relationsBelow(type: string): string[] {
  return Object.values(PROFILE.rows)
    .filter((row) => row.parent === type)
    .map(({ relation }) => relation);
}
