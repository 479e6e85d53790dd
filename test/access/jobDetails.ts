/** What a job says besides its title and its organization, so that it may become public. */
export const jobDetails = {
  workType: 'CONTRACT',
  baseLocationTypes: ['REMOTE'],
  salaryType: 'FIXED',
  minumumSalary: 300_000,
  overView: '概要です。',
  description: '仕事の内容です。',
};

/** The same for a job that has no organization, as fields of a GraphQL input. */
export const jobDetailsText =
  'organizationName: "縁工房", workType: CONTRACT, baseLocationTypes: [REMOTE], salaryType: FIXED, ' +
  'minumumSalary: 300000, overView: "概要です。", description: "仕事の内容です。"';
