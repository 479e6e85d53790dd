import { shareFlags } from '../../../model/shareFlags';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };

/**
 * Returns a profile in which every field that a share flag (a setting) can show to others has a value. The
 * flags are off unless `settings` turns them on.
 */
export const aSharedProfile = (settings: Readonly<Record<string, boolean>>) => ({
  ...{
    ...stamps,
    id: 'me',
    sub: 'me',
    displayName: 'はるか',
    nameForClient: 'H・M',
    description: '画面を作っています。',
  },
  ...{ name: '森川 遥', phoneticName: 'モリカワ ハルカ', profileIcon: 'public/me/icon.png' },
  ...{ belongsTo: '開発部', companyName: '株式会社いま', hopeLocationType: 'REMOTE', skillTags: ['React'] },
  ...{ appetiteToSideWork: 'NOW', numberOfDayPerWeek: 3, salaryType: 'MONTHLY', minumumSalary: 600_000 },
  ...{ gender: 'FEMALE', ageBand: 'AGE_30S', baseLocation: { ...stamps, id: '26', name: '京都府' } },
  userPrefactures: {
    items: [
      { ...stamps, id: 'me.27', isSelected: true, prefacture: { ...stamps, id: '27', name: '大阪府' } },
    ],
  },
  workHistories: {
    items: [{ ...stamps, id: 'me.h', historyType: 'WORK', organizationName: '株式会社むかし' }],
  },
  ...{ isPrivate: false, isAgreedPostForClient: true, isDebug: false },
  ...Object.fromEntries(shareFlags.map((flag) => [flag, false])),
  ...settings,
});
