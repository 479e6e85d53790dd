import { WorkHistory } from '../../../../../model/entities/WorkHistory';
import { isRowShown } from '../../../../../model/visibility/isRowShown';
import { type WidestViewer, widestViewerOf } from '../../../entities/profile/widestViewerOf';

/**
 * Returns the widest group of people who see a work history. It is the same for all histories of the talent,
 * with one exception: a current employer that the talent does not share is visible only to the owner and
 * administrators.
 */
export function widestViewerOfHistory(
  history: Readonly<Record<string, unknown>>,
  profile: Readonly<Record<string, unknown>>,
): WidestViewer {
  const isShared = profile[WorkHistory.rows?.unlessShared ?? ''] === true;
  const isShown = isRowShown({ rows: WorkHistory.rows, author: null }, history, 'public', '', isShared);
  return isShown ? widestViewerOf('workHistories', profile) : 'nobody';
}
