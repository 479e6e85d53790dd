import type { ContractKind } from '../../../model/terms/TermsItem';
import { termsLiteral } from './termsLiteral';

/** Returns a whole changed version of terms as the fields of an input in GraphQL, for calls that are written as texts. */
export const amendLiteral = (kind: ContractKind, changed: Record<string, string> = {}): string =>
  termsLiteral(kind, changed).replace(`kind: ${kind}, `, '');
