import type { FieldRules } from './FieldRules';

/** What an organization keeps about a talent, by viewer. `inContact` are its members. */
export const PooledTalentVisibility: FieldRules = [
  { fields: 'id userID isKept labels openJobIDs notes people user ties', inContact: true, admin: true },
];
