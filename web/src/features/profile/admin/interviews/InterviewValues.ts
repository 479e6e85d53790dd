import type { AdminInterviewFieldsFragment } from '../../../../generated/interviews';
import { toTokyoInput } from '../../../../lib/format/toTokyoInput';
import { interviewRatings } from './interviewRatings';

type Rating = (typeof interviewRatings)[number];

/**
 * The values of the form for an interview. The time is YYYY-MM-DDTHH:mm in Japan, as the form field requires
 * it.
 */
export type InterviewValues = Record<Rating, number | null> &
  Record<'interviewedAt' | 'comment' | 'commentForClient' | 'minutes' | 'actionMethod', string | null>;

/** Converts an interview into the values of its form; without one, returns those of an empty form. */
export function toInterviewValues(interview?: AdminInterviewFieldsFragment): InterviewValues {
  const ratings = interviewRatings.map((name) => [name, interview?.[name] ?? null]);
  return {
    ...(Object.fromEntries(ratings) as Record<Rating, number | null>),
    interviewedAt: interview ? toTokyoInput(interview.interviewedAt) : toTokyoInput(new Date().toISOString()),
    comment: interview?.comment ?? null,
    commentForClient: interview?.commentForClient ?? null,
    minutes: interview?.minutes ?? null,
    actionMethod: interview?.actionMethod ?? null,
  };
}
