import type { Finding } from './Finding';

/**
 * For each posting rule that follows from a law, the key of the text that names the article. All other rules are
 * Enishi's own.
 */
const articles = {
  // 男女雇用機会均等法 (Equal Employment Opportunity Act)
  sexLimit: 'equalOpportunity5',
  indirectLimit: 'equalOpportunity7',
  // 労働施策総合推進法 (Act on Comprehensively Advancing Labor Policies)
  ageLimit: 'laborPolicies9',
  // 職業安定法 (Employment Security Act) and, for families, the guideline to its article 5-5
  nationalityLimit: 'employmentSecurity3',
  familyLimit: 'employmentSecurityGuideline5',
} as const;

export type PostingBasis = (typeof articles)[keyof typeof articles] | 'policy';

/**
 * Returns what a posting rule rests on. The laws are about employment, so that for a contract the rule is house policy.
 * @param workType of the job
 */
export function postingBasis(rule: Finding['rule'], workType: unknown): PostingBasis {
  const article = (articles as Partial<Record<Finding['rule'], PostingBasis>>)[rule];
  return workType !== 'CONTRACT' && article ? article : 'policy';
}
