import { telOf } from '../../../model/search/identityOf';
import type { SearchDocument } from '../Action';
import type { PersonItems } from '../TableReader';
import { fitToPage } from './fitToPage';
import { omitEmpty } from './omitEmpty';
import { userCard } from './userCard';
import { userFields } from './userFields';

/**
 * Builds the search document of a talent for administrators. Besides the profile, it contains the email, the
 * telephone number and the notes about interviews.
 */
export function userAdminDocument(person: PersonItems): SearchDocument {
  const { user, profile, privateRows, visitDay } = person;
  const of = (kind: string, fields: string[], rows = profile): unknown[] =>
    rows
      .filter(({ __typename }) => __typename === kind)
      .flatMap((row) => fields.map((field) => row[field]).filter((value) => typeof value === 'string'));
  const portfolio = of('UserPortfolio', ['title', 'content']);
  const interviews = of('InterviewLog', ['comment', 'minutes', 'actionMethod'], privateRows);
  const contact = privateRows.find(({ __typename }) => __typename === 'UserPrivate');
  const card = userCard(person, 'admin');
  const fields = userFields(card);
  const joined = (texts: unknown): string => (Array.isArray(texts) ? texts : []).join(' ');
  const helpers = {
    skillTagNamesForQuery: joined(fields.skillNames),
    skillNamesForQuery: joined(fields.skillNames),
    jobNamesForQuery: fields.mainJobName ?? null,
    portfolioForQuery: joined(portfolio),
    interviewCommentForQuery: joined(of('InterviewLog', ['comment'], privateRows)),
    interviewMinutesForQuery: joined(of('InterviewLog', ['minutes'], privateRows)),
    interviewActionMethodForQuery: joined(of('InterviewLog', ['actionMethod'], privateRows)),
  };
  return {
    ...fields,
    ...omitEmpty({
      email: contact?.email,
      tel: typeof contact?.tel === 'string' ? telOf(contact.tel.normalize('NFKC')) : undefined,
      birthDate: user.birthDate,
      lastVisitedDay: visitDay,
      organizationId: user.organizationUsersId,
      portfolioTexts: portfolio,
      interviewTexts: interviews,
    }),
    isPrivate: user.isPrivate === true,
    isAgreedPostForClient: user.isAgreedPostForClient === true,
    isDebug: user.isDebug === true,
    user: fitToPage({ ...card, ...helpers }, 'admin', true),
  };
}
