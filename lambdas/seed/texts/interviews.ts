import json from '../data/interviews.json';

interface InterviewTexts {
  /**
   * Notes about an interview with a talent, as pairs of the interviewer's internal note and the one that organizations
   * may read.
   */
  notes: [comment: string, commentForClient: string][];
  /** What interviewer and talent agree to do after the interview. */
  nextActions: string[];
}

/** The notes that interviewers write about their interviews with demo talents. */
export const interviews = json as InterviewTexts;
