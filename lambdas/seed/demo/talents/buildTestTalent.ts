import type { SeedDay } from '../../lib/SeedDay';
import { talents } from '../../texts/talents';
import type { Person } from '../people/Person';
import { buildTalent } from './buildTalent';
import type { DemoTalent } from './DemoTalent';

/**
 * Builds the test talent, a demo talent of the first occupation who can sign in. The profile is complete, visible to
 * organizations, and shares most fields.
 */
export function buildTestTalent(day: SeedDay, person: Person): DemoTalent {
  const [text] = talents;
  if (!text) throw new Error('talents.json is empty.');
  return {
    ...buildTalent(day, person, text, 9),
    place: ['東京都', '世田谷区桜丘', '千歳船橋駅'],
    displayName: '森川 遥',
    wantsSideWork: true,
    createdAt: day.ago(180, 21, 10),
    lastVisitedAt: day.ago(1, 21, 30),
    certificate: {
      name: 'AWS認定 デベロッパー アソシエイト',
      organization: 'アマゾン ウェブ サービス',
      releaseDate: day.dayAgo(3 * 365 - 40),
      expirationDate: day.dayAgo(-40),
    },
    profile: {
      appetiteToSideWork: 'NOW',
      appetiteToChangeJobs: 'GOOD_OFFER',
      numberOfDayPerWeek: 2,
      numberOfHoursPerDay: 6,
      hopeLocationType: 'REMOTE',
      isPrivate: false,
      isAgreedPostForClient: true,
      isCompletedSurvey: true,
      isShareFullname: true,
      isShareProfileIcon: true,
      isShareHistories: true,
      isShareAppetites: true,
      isShareWorkTime: true,
      isShareHopeLocationType: true,
      isShareAbleAreas: true,
      isShareBaseLocation: true,
      isShareCurrentJob: false,
      isShareHopeSalary: false,
      isShareGender: false,
      isShareBirthdate: false,
    },
  };
}
