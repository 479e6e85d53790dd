import type { TermsAnswers } from './TermsItem';

/**
 * Returns whether article 16 of the Freelance Act binds the organization by a sheet for freelance work: it has employees or
 * a second officer, and the talent has no employees. Resolvers use this function too.
 */
export const isArticle16Binding = (
  answers: TermsAnswers,
  talentEmployees: boolean | null | undefined,
): boolean =>
  talentEmployees !== true && (answers.ordererEmployees === 'YES' || answers.ordererOfficers === 'YES');
