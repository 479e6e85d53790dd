import json from '../data/interviews.json';

interface InterviewTexts {
  /** The interviewer's internal note, and the one that organizations may read. */
  notes: [comment: string, commentForClient: string][];
  /** What was agreed to do after the interview. */
  nextActions: string[];
}

/** What interviewers write about their interviews with talents. */
export const interviews = json as InterviewTexts;
