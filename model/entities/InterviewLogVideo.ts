import { entity } from '../Entity';
import { InterviewLogVideoVisibility } from '../visibility/InterviewLogVideoVisibility';
import { InterviewLog } from './InterviewLog';

/** One per interview; the video itself is an unlisted URL elsewhere. */
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
