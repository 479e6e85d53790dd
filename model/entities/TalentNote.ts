import { declareEntity } from '../declareEntity';
import { PooledTalent } from './PooledTalent';

/** A note that a member of an organization has written about a talent, for the other members. */
export const TalentNote = declareEntity({
  name: 'TalentNote',
  in: PooledTalent,
  isStaffOnly: true,
  parent: 'pooledTalentID',
  access: {},
  limits: { text: { upTo: 1000 } },
  fields: [{ fields: 'id by at editedAt text', inContact: true, admin: true }],
});
