/** The fields that a job must have to become public, besides its title and its organization. */
export const jobDetails = {
  workType: 'CONTRACT',
  baseLocationTypes: ['REMOTE'],
  salaryType: 'FIXED',
  minumumSalary: 300_000,
  overView: '概要です。',
  description: '仕事の内容です。',
};

/**
 * What a job without an organization must say to become public, besides its title, as fields of a GraphQL
 * input.
 */
export const jobDetailsText =
  'organizationName: "縁工房", workType: CONTRACT, baseLocationTypes: [REMOTE], salaryType: FIXED, ' +
  'minumumSalary: 300000, overView: "概要です。", description: "仕事の内容です。"';
