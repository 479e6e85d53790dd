/**
 * The nine ratings of an interview, in the order of the form. Organizations in contact with the talent see
 * the first one.
 */
export const interviewRatings = [
  'totalEvaluation',
  'humanPowerEvaluation',
  'motivationOfGrowEvaluation',
  'logicalThinkingEvaluation',
  'entrepreneurEvaluation',
  'cooperativenessEvaluation',
  'companyHistoryEvaluation',
  'projectHistoryEvaluation',
  'managementExperienceEvaluation',
] as const;
