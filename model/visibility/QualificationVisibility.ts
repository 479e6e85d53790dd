import { everyone, ownerOnly, record } from './rules';
import type { FieldRules } from './FieldRules';

export const QualificationVisibility: FieldRules = [
  everyone(`${record} name organization userID releaseDate expirationDate isNoExpiry`),
  ownerOnly('owners'),
];
