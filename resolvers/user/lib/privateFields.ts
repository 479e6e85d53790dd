/** The fields of User that are answered from the private rows: contact data lives on UserPrivate alone. */
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
