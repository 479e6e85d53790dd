/**
 * The kinds of records (`FileOwner`) for whose files getFileLink creates links, each with the fields that
 * contain S3 keys of such files.
 */
export const fileFields: Readonly<Record<string, readonly string[]>> = {
  EXPORT: ['file'],
  INTERVIEW_LOG_VIDEO: ['file'],
  USER: ['resumeFile', 'profileIcon', 'coverImage'],
  USER_PORTFOLIO: ['content'],
  USER_RESUME: ['file'],
  WORK_HISTORY_ACHIEVEMENT_RESUME: ['file', 'thumbnail'],
};
