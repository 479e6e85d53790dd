import { declareEntity } from '../declareEntity';
import { RateLimits } from '../limits/RateLimits';
import { InterviewLogVisibility } from '../visibility/InterviewLogVisibility';
import { User } from './User';

/** The record of an interview with a talent: a private row of the talent, written by the interviewer. */
export const InterviewLog = declareEntity({
  name: 'InterviewLog',
  in: User,
  isPrivate: true,
  parent: 'intervieweeId',
  owner: 'owners',
  author: { sub: 'interviewerId', name: 'interviewerName', hours: 0 },
  rate: RateLimits.assessment,
  access: { create: ['consultant', 'admin'], update: ['consultant', 'admin'], delete: ['admin'] },
  audited: { create: 'logInterview', update: 'changeInterview', delete: 'deleteInterview' },
  limits: {
    totalEvaluation: [1, 5],
    humanPowerEvaluation: [1, 5],
    motivationOfGrowEvaluation: [1, 5],
    logicalThinkingEvaluation: [1, 5],
    entrepreneurEvaluation: [1, 5],
    cooperativenessEvaluation: [1, 5],
    companyHistoryEvaluation: [1, 5],
    projectHistoryEvaluation: [1, 5],
    managementExperienceEvaluation: [1, 5],
    comment: 10000,
    commentForClient: 4000,
    minutes: 20000,
    actionMethod: 1000,
  },
  rules: [{ field: 'interviewedAt', rule: 'notInFuture', isPast: true }],
  fields: InterviewLogVisibility,
  relations: { video: { kind: 'one', entity: 'InterviewLogVideo', by: 'id' } },
});
