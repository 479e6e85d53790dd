import type { FieldRules } from './FieldRules';
import { record } from './rules';

/** An organization in contact with the talent sees a video that is shared with it. */
export const InterviewLogVideoVisibility: FieldRules = [
  {
    fields: `${record} interviewLogID title url isSharedWithClient`,
    inContact: 'isSharedWithClient',
    admin: true,
  },
];
