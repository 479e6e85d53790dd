/**
 * The fields of User that are stored in the talent's private rows and that getUser preloads with one read.
 * Those in `contact` are contact data, stored in the row UserPrivate. Other fields of private rows are read
 * by their own resolvers.
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
