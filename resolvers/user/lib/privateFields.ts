/**
 * The fields of User that getUser reads together from the talent's private rows. Contact data are stored only in
 * UserPrivate. Private relations that are missing here are read by their own resolvers.
 */
export const privateFields = {
  contact: ['email', 'tel', 'address', 'nearestStation'],
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
