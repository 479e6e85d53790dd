import type { FieldRules } from './FieldRules';

/**
 * The fields of a scorecard. `inContact` are its author, and job staff who have handed in their own for the same stage;
 * `client` are job staff who have not. They learn who has answered, but not what, so that each opinion is their own.
 */
export const ScorecardVisibility: FieldRules = [
  { fields: 'by stage stageTitle at', client: true, inContact: true, admin: true },
  { fields: 'skill communication motivation fit recommendation comment', inContact: true, admin: true },
];
