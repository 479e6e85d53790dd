import type { SearchDocument } from '../Action';
import type { PersonItems } from '../TableReader';
import { fitToPage } from './fitToPage';
import { omitEmpty } from './omitEmpty';
import { userCard } from './userCard';
import { userFields } from './userFields';

/**
 * Builds the search document of a talent for organizations, with only what organizations may see. Undefined
 * if the talent has not agreed to be shown to organizations, the profile is private, or an administrator has
 * set `isDebug`.
 */
export function userClientDocument(person: PersonItems): SearchDocument | undefined {
  const { user, profile, visitDay } = person;
  if (user.isAgreedPostForClient !== true || user.isPrivate === true || user.isDebug === true)
    return undefined;
  const card = userCard(person, 'client');
  const portfolio = profile.filter(
    ({ __typename, isPublished }) => __typename === 'UserPortfolio' && isPublished,
  );
  return {
    ...userFields(card),
    ...omitEmpty({
      nameForClient: card.nameForClient,
      introductionForClient: card.introductionForClient,
      lastVisitedDay: visitDay,
      portfolioTexts: portfolio.flatMap(({ title, content }) => [title, content]).filter(Boolean),
    }),
    user: fitToPage(card, 'client', user.isShareCurrentJob === true),
  };
}
