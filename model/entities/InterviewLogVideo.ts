import { entity } from '../Entity';
import { InterviewLogVideoVisibility } from '../visibility/InterviewLogVideoVisibility';
import { InterviewLog } from './InterviewLog';

/**
 * The video of an interview, at most one for each interview. The record contains its unlisted URL and its
 * title, and says whether clients may see it; the video itself is hosted elsewhere.
 */
export const InterviewLogVideo = entity({
  name: 'InterviewLogVideo',
  in: InterviewLog,
  id: 'single',
  parent: 'interviewLogID',
  access: {
    create: ['consultant', 'admin'],
    update: ['consultant', 'admin'],
    delete: ['consultant', 'admin'],
  },
  audited: {
    create: 'addInterviewVideo',
    update: 'changeInterviewVideo',
    delete: 'deleteInterviewVideo',
  },
  limits: { title: 100, url: 'https' },
  fields: InterviewLogVideoVisibility,
});
