/** The fields that a job must have to become public, besides its title and its organization. */
export const jobDetails = {
  workType: 'CONTRACT',
  baseLocationTypes: ['REMOTE'],
  salaryType: 'FIXED',
  minumumSalary: 300_000,
  overView: '概要です。',
  description: '仕事の内容です。',
};

/** The same fields as GraphQL text, with the name of an organization that has no record. */
export const jobDetailsText =
  'organizationName: "縁工房", workType: CONTRACT, baseLocationTypes: [REMOTE], salaryType: FIXED, ' +
  'minumumSalary: 300000, overView: "概要です。", description: "仕事の内容です。"';
