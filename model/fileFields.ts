/** The entities that refer to private files, with the fields that hold their keys. */
export const fileFields: Readonly<Record<string, readonly string[]>> = {
  EXPORT: ['file'],
  USER: ['resumeFile', 'profileIcon', 'coverImage'],
  USER_PORTFOLIO: ['content'],
  USER_RESUME: ['file'],
  WORK_HISTORY_ACHIEVEMENT_RESUME: ['file', 'thumbnail'],
};
