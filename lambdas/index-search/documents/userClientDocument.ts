import { isProfileShown } from '../../../model/visibility/isProfileShown';
import type { SearchDocument } from '../Action';
import type { PersonItems } from '../TableReader';
import { fitToPage } from './fitToPage';
import { omitEmpty } from './omitEmpty';
import { userCard } from './userCard';
import { userFields } from './userFields';

/**
 * Builds the search document of a talent for organizations, with only what organizations may see. Undefined
 * if organizations that are not in contact with the talent may not open the profile.
 */
export function userClientDocument(person: PersonItems): SearchDocument | undefined {
  const { user, profile, visitDay } = person;
  if (!isProfileShown(user, 'client', '')) return undefined;
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
      hiddenFrom: user.hiddenFrom,
      portfolioTexts: portfolio.flatMap(({ title, content }) => [title, content]).filter(Boolean),
    }),
    user: fitToPage(card, 'client', user.isShareCurrentJob === true),
  };
}
