/** Maximum length of a job's texts. None of them may be blank. */
export const OpenJobLimits = {
  title: 100,
  organizationName: 100,
  organizationNameForHidden: 100,
  consultantName: 50,
  coverImage: 500,
  baseLocationDetail: 300,
  overView: 2000,
  issue: 4000,
  description: 8000,
  recommendFor: 4000,
  selectionProcessSupplement: 2000,
  requiredSkillTagsDescription: 2000,
  welcomeSkillTagsDescription: 2000,
  skillNamesForHidden: 500,
  memo: 4000,
};
