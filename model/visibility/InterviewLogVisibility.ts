import { adminOnly, record } from './rules';
import type { FieldRules } from './FieldRules';

/**
 * The fields of an interview log by viewer. The talent sees only that the interview took place. Job staff in
 * contact with the talent also see the fields written for clients.
 */
export const InterviewLogVisibility: FieldRules = [
  { fields: `${record} intervieweeId interviewedAt`, inContact: true, owner: true, admin: true },
  { fields: 'commentForClient totalEvaluation video', inContact: true, admin: true },
  adminOnly('owners interviewerId interviewerName humanPowerEvaluation motivationOfGrowEvaluation'),
  adminOnly('logicalThinkingEvaluation entrepreneurEvaluation cooperativenessEvaluation comment minutes'),
  adminOnly('companyHistoryEvaluation projectHistoryEvaluation managementExperienceEvaluation actionMethod'),
];
