import { entity } from '../Entity';
import { InterviewLogVideoVisibility } from '../visibility/InterviewLogVideoVisibility';
import { InterviewLog } from './InterviewLog';

/**
 * The video of an interview, at most one for each interview. The record contains only its unlisted URL and
 * title; the video is hosted elsewhere.
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
  limits: { title: 100, url: 'https' },
  fields: InterviewLogVideoVisibility,
});
