/** The fields of User that come from the private rows; contact data is stored on UserPrivate only. */
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
