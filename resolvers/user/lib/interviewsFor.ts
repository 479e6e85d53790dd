import type { Viewer } from '../../../model/visibility/FieldRules';
import { InterviewLogVideoVisibility } from '../../../model/visibility/InterviewLogVideoVisibility';
import { InterviewLogVisibility } from '../../../model/visibility/InterviewLogVisibility';
import { project } from '../../../model/visibility/project';
import type { Item } from '../../lib/Item';

/** The interviews on a desk as this viewer may see them, each with its video. */
export function interviewsFor(viewer: Viewer, desk: Item[]): Item[] {
  const videos = desk.filter((row) => row.__typename === 'InterviewLogVideo');
  const logs = desk.filter((row) => row.__typename === 'InterviewLog');
  return logs.map((log) => {
    const video = videos.filter(({ id }) => id === log.id)[0];
    const shown = video ? project(InterviewLogVideoVisibility, video, viewer) : null;
    return { video: null, ...project(InterviewLogVisibility, { ...log, video: shown }, viewer) };
  });
}
