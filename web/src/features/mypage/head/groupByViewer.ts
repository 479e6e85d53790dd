import { shareFlags } from '../../../../../model/shareFlags';
import { getSharedField } from '../../../entities/profile/getSharedField';
import { type WidestViewer, widestViewerOf } from '../../../entities/profile/widestViewerOf';

type ShareFlag = (typeof shareFlags)[number];

/**
 * The groups of people who may see a field of a profile, the largest first. `nobody` means only the talent
 * and administrators.
 */
const viewers: readonly WidestViewer[] = ['public', 'client', 'inContact', 'nobody'];

/**
 * Sorts the share flags of a profile (settings that each show some fields to others) into groups. A group
 * has the flags whose fields are seen by the same viewers, by the rules that the API applies to profiles.
 * Groups without flags are left out.
 */
export function groupByViewer(profile: Readonly<Record<string, unknown>>): [WidestViewer, ShareFlag[]][] {
  const groups = viewers.map((viewer): [WidestViewer, ShareFlag[]] => [
    viewer,
    shareFlags.filter((flag) => widestViewerOf(getSharedField(flag), profile) === viewer),
  ]);
  return groups.filter(([, flags]) => flags.length > 0);
}
