import { WorkHistory } from '../../../../../model/entities/WorkHistory';
import { isRowShown } from '../../../../../model/visibility/isRowShown';
import { type WidestViewer, widestViewerOf } from '../../../entities/profile/widestViewerOf';

/**
 * Returns who sees a work history: those who see the talent's histories, or only the owner and administrators
 * for the present employer of a talent who does not share it.
 */
export function widestViewerOfHistory(
  history: Readonly<Record<string, unknown>>,
  profile: Readonly<Record<string, unknown>>,
): WidestViewer {
  const isShared = profile[WorkHistory.rows?.unlessShared ?? ''] === true;
  const isShown = isRowShown({ rows: WorkHistory.rows, author: null }, history, 'public', '', isShared);
  return isShown ? widestViewerOf('workHistories', profile) : 'nobody';
}
