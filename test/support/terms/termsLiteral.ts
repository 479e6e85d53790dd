import type { ContractKind } from '../../../model/terms/TermsItem';
import { aSheet } from './aSheet';

/** Returns a whole sheet of terms as the fields of an input in GraphQL, for calls that are written as texts. */
export function termsLiteral(kind: ContractKind, changed: Record<string, string> = {}): string {
  const answers = Object.entries({ ...aSheet(kind), ...changed }).map(
    ([key, value]) => `{ key: "${key}", value: "${value}" }`,
  );
  return `kind: ${kind}, expiresOn: "2099-12-31", answers: [${answers.join(', ')}]`;
}
