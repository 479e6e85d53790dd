import { createHash } from 'node:crypto';
import { canonicalTerms } from '../../../model/terms/canonicalTerms';

/** Returns the hash that the document of an accepted sheet of terms shows. */
export const hashOf = (sheet: Readonly<Record<string, unknown>>): string =>
  createHash('sha256').update(canonicalTerms(sheet)).digest('hex');
