import type { FieldRules } from './FieldRules';
import { record } from './rules';

/**
 * The fields of an interview video by viewer. An organization in contact with the talent sees the video if it is shared
 * with clients.
 */
export const InterviewLogVideoVisibility: FieldRules = [
  {
    fields: `${record} interviewLogID title url isSharedWithClient`,
    inContact: 'isSharedWithClient',
    admin: true,
  },
];
