import { adminOnly, record } from './rules';
import type { FieldRules } from './FieldRules';

/**
 * The talent sees only that the interview took place; an organization in contact also sees what was written for
 * it.
 */
export const InterviewLogVisibility: FieldRules = [
  { fields: `${record} intervieweeId interviewedAt`, inContact: true, owner: true, admin: true },
  { fields: 'commentForClient totalEvaluation video', inContact: true, admin: true },
  adminOnly('owners interviewerId interviewerName humanPowerEvaluation motivationOfGrowEvaluation'),
  adminOnly('logicalThinkingEvaluation entrepreneurEvaluation cooperativenessEvaluation comment minutes'),
  adminOnly('companyHistoryEvaluation projectHistoryEvaluation managementExperienceEvaluation actionMethod'),
];
