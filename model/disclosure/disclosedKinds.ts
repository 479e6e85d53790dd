/** The entities whose records about a person a disclosure contains. */
export const disclosedKinds: readonly string[] = [
  ...[
    'User',
    'UserPrivate',
    'UserApplies',
    'UserConversations',
    'UserEmployeeBenefits',
    'UserFavoriteOpenJobs',
  ],
  ...['UserMainJobs', 'UserOpenJobs', 'UserPortfolio', 'UserPrefactures', 'UserResume', 'WorkHistory'],
  ...['WorkHistoryAchievement', 'WorkHistoryAchievementLink', 'WorkHistoryAchievementResume'],
  ...['WorkHistoryDivision', 'WPWorker', 'SkillSet', 'Qualification', 'EnishiWorkHistory'],
  ...['EnishiWorkHistoryReview', 'Evaluation', 'EvaluationComment', 'InterviewLog', 'InterviewLogVideo'],
  ...['Message', 'UserNotice', 'Export', 'TermsSheet', 'JobAlert', 'CompanyBlock'],
];
