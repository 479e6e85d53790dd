import type { PersonItems } from '../../lambdas/index-search/TableReader';
import type { StoredRow } from '../../lambdas/lib/StoredRow';
import { idOf } from './corpus';
import texts from './talents.json';

const DAY = 86_400_000;
const FIRST = Date.UTC(2025, 3, 1, 2);

const named = (name: string) => ({ id: idOf(name), name });

/** Returns the sub of a talent of the corpus by number, counted from 1. */
export const subOf = (number: number): string => `talent-${String(number).padStart(3, '0')}`;

function personItems(text: (typeof texts)[number], index: number): PersonItems {
  const sub = subOf(index + 1);
  const createdAt = new Date(FIRST + ((index * 53) % 200) * DAY + index * 60_000).toISOString();
  const row = (__typename: string, key: string, values: Record<string, unknown>, pk = sub): StoredRow => ({
    ...{ pk, sk: `${__typename}#${key}`, __typename, id: `${sub}.${key}`, userID: sub, owner: sub },
    ...{ createdAt, updatedAt: createdAt, version: 1 },
    ...values,
  });
  const user = row('User', 'user', {
    ...{ sk: 'User', id: sub, sub, displayName: text.displayName, nameInitial: text.nameForClient },
    ...{
      name: text.name,
      phoneticName: text.kana,
      description: text.description,
      belongsTo: text.organization,
    },
    ...{ userMainJobId: idOf(text.category), mainJob: named(text.category), gender: text.gender },
    ...{ userBaseLocationId: idOf(text.prefecture), baseLocation: named(text.prefecture) },
    ...{ appetiteToChangeJobs: text.appetite, appetiteToSideWork: text.sideWork, birthDate: text.birthDate },
    ...{ salaryType: text.salaryType, minumumSalary: text.from, maximumSalary: text.to },
    ...{ numberOfDayPerWeek: text.days, numberOfHoursPerDay: text.hours, hopeLocationType: text.location },
    ...{ nameForClient: text.nameForClient, introductionForClient: text.introduction },
    ...{
      isAgreedPostForClient: text.offered,
      isPrivate: text.private,
      evaluationAvg: text.rating ?? undefined,
    },
    ...Object.fromEntries(text.share.map((flag) => [`isShare${flag}`, true])),
  });
  const history = { organizationName: text.organization, position: text.position, project: text.project };
  const profile = [
    user,
    row('WorkHistory', 'w1', { ...history, isCurrentJob: true }),
    ...text.skills.map((name, at) =>
      row('SkillSet', `s${at}`, { skillSetSkillTagId: idOf(name), skillTag: named(name) }),
    ),
    ...(text.qualification ? [row('Qualification', 'q', { name: text.qualification })] : []),
    row('UserPortfolio', 'p', { title: text.portfolio, content: '', isPublished: index % 3 !== 0 }),
    row('UserPrefactures', 'a', { prefactureID: idOf(text.prefecture), isSelected: true }),
  ];
  const privateRows = [row('UserPrivate', 'private', { email: `${sub}@example.com` }, `${sub}#private`)];
  const visitDay = new Date(FIRST + ((index * 31) % 300) * DAY).toISOString().slice(0, 10);
  return { user, profile, privateRows, visitDay, category: undefined };
}

/** The talents of the search tests, as the tables store them. */
export const talents: PersonItems[] = texts.map(personItems);
