import { everyone } from './everyone';
import type { FieldRules } from './FieldRules';
import { ownerOnly } from './ownerOnly';
import { record } from './record';

export const QualificationVisibility: FieldRules = [
  everyone(`${record} name organization userID releaseDate expirationDate isNoExpiry`),
  ownerOnly('owners'),
];
