import type { Viewer } from '../../../model/visibility/FieldRules';
import { InterviewLogVideoVisibility } from '../../../model/visibility/InterviewLogVideoVisibility';
import { InterviewLogVisibility } from '../../../model/visibility/InterviewLogVisibility';
import { project } from '../../../model/visibility/project';
import type { StoredRow } from '../../generated/types';
import type { PrivateRow } from './PrivateRow';
import { withNulls } from './withNulls';

/**
 * Returns the interviews among a talent's private rows, each with its video, with the fields that this viewer
 * may see. Consultants in contact with the talent see all fields of interviews that they led.
 * @param sub the sub of such a consultant; empty for everybody else (see `interviewerSub`)
 */
export function projectInterviews(viewer: Viewer, privateRows: PrivateRow[], sub: string) {
  const videos = privateRows.filter((row) => row.__typename === 'InterviewLogVideo');
  const logs = privateRows.filter((row) => row.__typename === 'InterviewLog');
  return logs.map((log) => {
    const as = sub !== '' && log.interviewerId === sub ? 'admin' : viewer;
    const video = videos.filter(({ id }) => id === log.id)[0];
    const rules = InterviewLogVideoVisibility;
    const seen: StoredRow = video ? project(rules, video, as) : {};
    // A video that is not shared must look like none: an object of nulls would say that it exists.
    const shown = seen.id ? withNulls(rules, seen) : null;
    return { video: null, ...project(InterviewLogVisibility, { ...log, video: shown }, as) };
  });
}
