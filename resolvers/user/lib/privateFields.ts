/**
 * The fields of User that are stored in the talent's private rows and preloaded by getUser. Those in
 * `contact` are contact data, from the row UserPrivate. Fields that are not named here are read by their own
 * resolvers.
 */
export const privateFields = {
  contact: ['email', 'tel', 'address', 'nearestStation'] as const,
  other: [
    'lastVisitedAt',
    'lastVisitedWithin',
    'applies',
    'favoriteOpenJobs',
    'usedEmployeeBenefits',
    'resumes',
    'interviewLogs',
    'enishiWorkHistories',
    'enishiWorkHistoryReviews',
  ],
};
