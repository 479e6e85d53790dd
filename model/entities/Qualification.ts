import { declareEntity } from '../declareEntity';
import { QualificationVisibility } from '../visibility/QualificationVisibility';
import { User } from './User';

export const Qualification = declareEntity({
  name: 'Qualification',
  in: User,
  parent: 'userID',
  perParent: 100,
  owner: 'owners',
  access: {
    create: ['owner', 'admin'],
    update: ['owner', 'admin'],
    delete: ['owner', 'admin'],
  },
  rules: [
    { field: 'expirationDate', rule: 'notBeforeRelease', order: ['releaseDate', 'expirationDate'] },
    { field: 'expirationDate', rule: 'noneWithoutExpiry', emptyIf: 'isNoExpiry' },
  ],
  fields: QualificationVisibility,
});
