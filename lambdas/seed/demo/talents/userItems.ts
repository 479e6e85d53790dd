import { User } from '../../../../model/entities/User';
import { UserPrivate } from '../../../../model/entities/UserPrivate';
import { catalogueId } from '../../catalogues/catalogueId';
import { seedItem } from '../../lib/seedItem';
import type { StoredItem } from '../../lib/StoredItem';
import { seedUlid } from '../../lib/seedUlid';
import { selfIntroductions } from '../../texts/selfIntroductions';
import type { DemoTalent } from './DemoTalent';
import { buildIntroduction } from './buildIntroduction';
import { monthDate } from '../../lib/monthDate';
import { nameFields } from '../people/nameFields';
import { shareFlags } from './shareFlags';
import { userHopes } from './userHopes';
import { visitItems } from './visitItems';

/** What only administrators and search read of a profile, derived from it. */
function searchHelpers({ text }: DemoTalent, skillTags: string[], position: string) {
  return {
    skillTags,
    skillTagNamesForQuery: skillTags.join(' '),
    jobNamesForQuery: text.occupation,
    lastJobNameForQuery: position,
  };
}

function consents({ random }: DemoTalent) {
  const [triggerForRegistration, triggerForRegistrationDescription] = random.pick(selfIntroductions.triggers);
  return {
    ...shareFlags(random),
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

/** The profile's root, the contact data beside it, and the last visit. */
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
    birthDate: monthDate(career.bornMonth, random.int(1, 28)),
    gender,
    belongsTo,
    companyName: belongsTo,
    description: buildIntroduction(talent),
    ...userHopes(talent),
    ...consents(talent),
    ...searchHelpers(talent, skillTags, position),
    nameForClient: names.nameInitial,
    introductionForClient: `${text.occupation}として${career.years}年の経験をおもちの方です。`,
    shortID: seedUlid(`short:${person.key}`).slice(-8).toLowerCase(),
    userMainJobId: jobId,
    mainJob: { id: jobId, name: text.occupation },
    userBaseLocationId: prefactureId,
    baseLocation: { id: prefactureId, name: prefacture },
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
  });
  return [user, contact, ...visitItems(sub, createdAt, lastVisitedAt)];
}
