import { isHistoryShared } from '../../../entities/profile/isHistoryShared';
import { type WidestViewer, widestViewerOf } from '../../../entities/profile/widestViewerOf';

/**
 * Returns the widest group of people who see one work history of a talent. The group is the same for all
 * histories, except that a current employer is visible only to the talent and administrators if the talent
 * does not share it.
 */
export function widestViewerOfHistory(
  history: Readonly<Record<string, unknown>>,
  profile: Readonly<Record<string, unknown>>,
): WidestViewer {
  return isHistoryShared(history, profile) ? widestViewerOf('workHistories', profile) : 'nobody';
}
