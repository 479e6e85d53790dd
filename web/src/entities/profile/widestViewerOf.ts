import type { Viewer } from '../../../../model/visibility/FieldRules';
import { isProfileShown } from '../../../../model/visibility/isProfileShown';
import { isRuleMet } from '../../../../model/visibility/project';
import { UserVisibility } from '../../../../model/visibility/UserVisibility';

/**
 * The widest group of people who see something of a profile: everybody (`public`), organizations that search
 * talents (`client`), only organizations that the talent has applied to or works for (`inContact`), or only
 * the owner and administrators (`nobody`).
 */
export type WidestViewer = (typeof viewers)[number] | 'nobody';

const viewers = ['public', 'client', 'inContact'] as const satisfies readonly Viewer[];

/**
 * Returns the widest group of people who see a field of a profile, according to the profile's share flags
 * (settings that show fields to others). It uses the same rules as the API.
 */
export function widestViewerOf(field: string, profile: Readonly<Record<string, unknown>>): WidestViewer {
  const rule = UserVisibility.find(({ fields }) => fields.split(' ').includes(field));
  const isSeenBy = (viewer: Viewer) =>
    isProfileShown({ ...profile }, viewer, '') && isRuleMet(rule?.[viewer], profile);
  return viewers.find(isSeenBy) ?? 'nobody';
}
