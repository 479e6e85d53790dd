import { shareFlags } from '../../../../../model/shareFlags';
import { UserVisibility } from '../../../../../model/visibility/UserVisibility';
import { type WidestViewer, widestViewerOf } from '../../../entities/profile/widestViewerOf';

type ShareFlag = (typeof shareFlags)[number];

/** The groups of viewers, from everybody to nobody else. */
const viewers: readonly WidestViewer[] = ['public', 'client', 'inContact', 'nobody'];

/** Returns the first of the fields that a share flag opens. All of them have the same viewers. */
function getFieldOf(flag: ShareFlag): string {
  const rule = UserVisibility.find(({ client }) => client === flag);
  return rule?.fields.split(' ')[0] ?? '';
}

/**
 * Groups the share flags of a profile by who sees what they share, by the rules with which the API projects a
 * profile. A group without flags is left out.
 */
export function groupByViewer(profile: Readonly<Record<string, unknown>>): [WidestViewer, ShareFlag[]][] {
  const groups = viewers.map((viewer): [WidestViewer, ShareFlag[]] => [
    viewer,
    shareFlags.filter((flag) => widestViewerOf(getFieldOf(flag), profile) === viewer),
  ]);
  return groups.filter(([, flags]) => flags.length > 0);
}
