import { User } from '../../../../model/entities/User';
import { UserPrivate } from '../../../../model/entities/UserPrivate';
import { japanDay } from '../../../../model/japanDay';
import { catalogueId } from '../../catalogues/catalogueId';
import { shareFlags } from '../../../../model/shareFlags';
import { userEntryKeys } from '../../../../model/userEntryKeys';
import { shortIdOf } from '../../../../model/shortIdOf';
import { monthDate } from '../../lib/monthDate';
import type { Random } from '../../lib/Random';
import { seedItem } from '../../lib/seedItem';
import { seedUlid } from '../../lib/seedUlid';
import type { StoredItem } from '../../lib/StoredItem';
import { selfIntroductions } from '../../texts/selfIntroductions';
import { nameFields } from '../people/nameFields';
import type { DemoTalent } from './DemoTalent';
import { generateHopes } from './generateHopes';
import { fileKey } from '../../files/fileKey';
import { isDetailed } from './isDetailed';
import { fill } from '../../lib/fill';

/**
 * If a self-introduction has fewer characters than this, it also mentions a second strength of the talent.
 */
const SHORT = 150;

/**
 * Builds the self-introduction of a demo talent. It describes experience, a strength, something personal, and
 * the work that the talent is looking for.
 */
function buildIntroduction({ text, career, random, wantsSideWork }: DemoTalent): string {
  const industry = career.stages.findLast(({ historyType }) => historyType === 'WORK')?.industry.industry;
  const { interests, sideWorkClosings, jobChangeClosings } = selfIntroductions;
  const words = { years: career.years, industry: industry ?? '' };
  const [strength, second] = random.some(text.strengths, 2);
  const opening = fill(random, random.pick(text.openings), words);
  const end = [
    random.pick(interests),
    random.pick(wantsSideWork ? sideWorkClosings : jobChangeClosings),
  ].join('');
  const length = [opening, strength, end].join('').length;
  return [opening, strength, length < SHORT ? second : '', end].join('');
}

/**
 * Returns the fields with the pictures and the social media accounts of a demo talent; empty for a talent
 * without such details (see `isDetailed`). The account names are invented, and so long that they probably
 * belong to nobody.
 */
function accountFields(talent: DemoTalent): Record<string, string> {
  if (!isDetailed(talent)) return {};
  const { key, sub } = talent.person;
  const account = `enishi-example-${shortIdOf(seedUlid(`account:${key}`))}`;
  return {
    profileIcon: fileKey(sub, 'PROFILE_ICON'),
    coverImage: fileKey(sub, 'COVER_IMAGE'),
    linkedinUrl: `https://www.linkedin.com/in/${account}`,
    facebookUrl: `https://www.facebook.com/${account}`,
    twitterUrl: `https://x.com/${account}`,
    instagramUrl: `https://www.instagram.com/${account}`,
    lineID: account,
    chatworkID: account,
  };
}

/**
 * Chooses at random which fields of the profile a demo talent shares with others. Some talents share little,
 * others nearly everything.
 */
function generateShareFlags(random: Random): Record<(typeof shareFlags)[number], boolean> {
  const openness = random.pick([0.1, 0.5, 0.7, 0.9]);
  const entries = shareFlags.map((flag) => [flag, random.chance(openness)] as const);
  return Object.fromEntries(entries) as Record<(typeof shareFlags)[number], boolean>;
}

/**
 * Builds the two private rows of a demo talent's last visit, one with the time and one with the day, under the
 * keys that the mutation updateUserLastVisitedAt uses.
 */
function visitItems(sub: string, createdAt: string, lastVisitedAt: string): StoredItem[] {
  const pk = `${sub}#private`;
  const record = { id: sub, createdAt, updatedAt: lastVisitedAt, version: 1 };
  return [
    { table: 'Talent', item: { pk, sk: 'LastVisit', __typename: 'LastVisit', ...record, lastVisitedAt } },
    {
      table: 'Talent',
      item: {
        pk,
        sk: 'LastVisitDay',
        __typename: 'LastVisitDay',
        ...record,
        day: japanDay(lastVisitedAt),
      },
    },
  ];
}

/**
 * Returns the skill names of a demo profile, and the texts that only searches by administrators use. They are
 * computed from other fields.
 */
function searchFields({ text }: DemoTalent, skillTags: string[], position: string) {
  return {
    skillTags,
    skillTagNamesForQuery: skillTags.join(' '),
    jobNamesForQuery: text.occupation,
    lastJobNameForQuery: position,
  };
}

function generateConsents({ random }: DemoTalent) {
  const [triggerForRegistration, triggerForRegistrationDescription] = random.pick(selfIntroductions.triggers);
  return {
    ...generateShareFlags(random),
    isPrivate: random.chance(0.1),
    isAgreedPostForClient: random.chance(0.75),
    isAgreedTerms: true,
    isConfirmedServiceGuide: true,
    isAlreadyEditedBasic: true,
    isCompletedSurvey: random.chance(0.6),
    triggerForRegistration,
    triggerForRegistrationDescription,
  };
}

/** Builds the profile (User), the contact data and the last visit of a demo talent. */
export function userItems(talent: DemoTalent, skillTags: string[], position: string): StoredItem[] {
  const { person, text, career, random, place, createdAt, lastVisitedAt } = talent;
  const { sub, gender, email } = person;
  const [prefacture, town, nearestStation] = place;
  const names = nameFields(person);
  const current = career.stages.findLast(({ historyType }) => historyType === 'WORK');
  const belongsTo = current?.organizationName;
  const jobId = catalogueId('Job', text.occupation);
  const prefactureId = catalogueId('Prefacture', prefacture);
  const user = seedItem(User, sub, createdAt, {
    ...names,
    owner: sub,
    sub,
    createdBy: sub,
    displayName: talent.displayName,
    birthDate: monthDate(career.birthMonth, random.int(1, 28)),
    gender,
    belongsTo,
    companyName: belongsTo,
    description: buildIntroduction(talent),
    ...generateHopes(talent),
    ...generateConsents(talent),
    ...searchFields(talent, skillTags, position),
    nameForClient: names.nameInitial,
    introductionForClient: `${text.occupation}として${career.years}年の経験をおもちの方です。`,
    shortID: shortIdOf(seedUlid(`short:${person.key}`)),
    userMainJobId: jobId,
    mainJob: { id: jobId, name: text.occupation },
    userBaseLocationId: prefactureId,
    baseLocation: { id: prefactureId, name: prefacture },
    ...userEntryKeys({ userMainJobId: jobId, userBaseLocationId: prefactureId }),
    ...accountFields(talent),
    ...talent.profile,
  });
  const contact = seedItem(UserPrivate, sub, createdAt, {
    sub,
    createdBy: sub,
    name: names.name,
    phoneticName: names.phoneticName,
    email,
    tel: `090-0000-${`${random.int(0, 9999)}`.padStart(4, '0')}`,
    address: `${prefacture}${town}${random.int(1, 5)}丁目${random.int(1, 24)}-${random.int(1, 15)}`,
    nearestStation,
    belongsTo,
    agreedTermsAt: createdAt,
  });
  return [user, contact, ...visitItems(sub, createdAt, lastVisitedAt)];
}
