/**
 * The fields of User that are stored in the talent's private rows and that getUser preloads with one read.
 * The fields in `contact` are stored only in the row UserPrivate. Private relations that are missing here are
 * read by their own resolvers.
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
