import { declareEntity } from '../declareEntity';
import { RateLimits } from '../limits/RateLimits';
import { InterviewLogVideoVisibility } from '../visibility/InterviewLogVideoVisibility';
import { InterviewLog } from './InterviewLog';

/**
 * The video of an interview, at most one for each interview: an uploaded file, or the unlisted URL under which
 * it is hosted elsewhere. The record also has its title, and says whether clients may see it.
 */
export const InterviewLogVideo = declareEntity({
  name: 'InterviewLogVideo',
  in: InterviewLog,
  id: 'single',
  parent: 'interviewLogID',
  rate: RateLimits.assessment,
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
  limits: { title: 100, url: 'https', file: 'file' },
  oneOf: { rule: 'fileOrUrl', fields: ['file', 'url'] },
  fields: InterviewLogVideoVisibility,
});
