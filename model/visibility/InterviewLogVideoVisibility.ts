import type { FieldRules } from './FieldRules';
import { record } from './rules';

/**
 * The fields of an interview video by viewer. Job staff in contact with the talent see the video if it is
 * shared with clients.
 */
export const InterviewLogVideoVisibility: FieldRules = [
  {
    fields: `${record} interviewLogID title url file isSharedWithClient`,
    inContact: 'isSharedWithClient',
    admin: true,
  },
];
