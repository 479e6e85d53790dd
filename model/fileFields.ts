/** What holds private files, and in which of its fields. */
export const fileFields: Readonly<Record<string, readonly string[]>> = {
  EXPORT: ['file'],
  USER: ['resumeFile', 'profileIcon', 'coverImage'],
  USER_PORTFOLIO: ['content'],
  USER_RESUME: ['file'],
  WORK_HISTORY_ACHIEVEMENT_RESUME: ['file', 'thumbnail'],
};
