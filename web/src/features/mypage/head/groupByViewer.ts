import { shareFlags } from '../../../../../model/shareFlags';
import { UserVisibility } from '../../../../../model/visibility/UserVisibility';
import { type WidestViewer, widestViewerOf } from '../../../entities/profile/widestViewerOf';

type ShareFlag = (typeof shareFlags)[number];

/**
 * The groups of people who may see something of a profile, from everybody down to only the owner and
 * administrators.
 */
const viewers: readonly WidestViewer[] = ['public', 'client', 'inContact', 'nobody'];

/**
 * Returns one of the fields that a share flag (a setting of the profile) shows to others. It does not matter
 * which one, because all of them have the same viewers.
 */
function getFieldOf(flag: ShareFlag): string {
  const rule = UserVisibility.find(({ client }) => client === flag);
  return rule?.fields.split(' ')[0] ?? '';
}

/**
 * Groups the share flags of a profile (settings that show some fields to others) by who sees their fields. It
 * uses the rules with which the API projects a profile. Groups without flags are left out.
 */
export function groupByViewer(profile: Readonly<Record<string, unknown>>): [WidestViewer, ShareFlag[]][] {
  const groups = viewers.map((viewer): [WidestViewer, ShareFlag[]] => [
    viewer,
    shareFlags.filter((flag) => widestViewerOf(getFieldOf(flag), profile) === viewer),
  ]);
  return groups.filter(([, flags]) => flags.length > 0);
}
