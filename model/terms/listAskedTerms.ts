import type { TermsAnswers, TermsItem, ContractKind } from './TermsItem';
import { contractTerms } from './contractTerms';
import { employmentTerms } from './employmentTerms';

/**
 * Returns the items that a sheet of this kind has with these answers: without those that only another answer would make
 * necessary. Resolvers use this function too, so it is limited to the APPSYNC_JS subset.
 */
export function listAskedTerms(kind: ContractKind, answers: TermsAnswers): TermsItem[] {
  const items = kind === 'EMPLOYMENT' ? employmentTerms : contractTerms;
  const asked: TermsItem[] = [];
  // In their order: an item that is not asked has no answer that could cause another one.
  const given: Record<string, string> = {};
  items.forEach((item) => {
    const { key, needed } = item;
    const isAsked =
      needed === 'always' ||
      needed === 'ifRuled' ||
      needed.some((cause) => cause.is.includes(`${given[cause.key] ?? ''}`));
    if (!isAsked) return;
    asked.push(item);
    given[key] = `${answers[key] ?? ''}`;
  });
  return asked;
}
