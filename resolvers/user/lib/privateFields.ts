/**
 * The fields of User that getUser reads from the private rows together. Contact data is stored only in
 * UserPrivate. A private relation that is not listed here is read by its own resolver.
 */
export const privateFields = {
  contact: ['email', 'tel', 'address', 'nearestStation'],
  other: [
    'lastVisitedAt',
    'lastVisitedWithin',
    'applies',
    'favoriteOpenJobs',
    'resumes',
    'interviewLogs',
    'enishiWorkHistories',
    'enishiWorkHistoryReviews',
  ],
};
