import type { FieldRules } from './FieldRules';

/** What is said about an application, by viewer. `inContact` are job staff, as long as it is not withdrawn. */
export const ApplicationReviewVisibility: FieldRules = [
  { fields: 'id comments scorecards people writtenId', inContact: true, admin: true },
];
