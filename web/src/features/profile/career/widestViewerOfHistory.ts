import { WorkHistory } from '../../../../../model/entities/WorkHistory';
import { isRowShown } from '../../../../../model/visibility/isRowShown';
import { type WidestViewer, widestViewerOf } from '../../../entities/profile/widestViewerOf';

/**
 * Returns the widest group of people who see a work history. This is the same group for all histories of the
 * talent, except for a current employer that the talent does not share: only the owner and administrators see
 * that.
 */
export function widestViewerOfHistory(
  history: Readonly<Record<string, unknown>>,
  profile: Readonly<Record<string, unknown>>,
): WidestViewer {
  const isShared = profile[WorkHistory.rows?.unlessShared ?? ''] === true;
  const isShown = isRowShown({ rows: WorkHistory.rows, author: null }, history, 'public', '', isShared);
  return isShown ? widestViewerOf('workHistories', profile) : 'nobody';
}
