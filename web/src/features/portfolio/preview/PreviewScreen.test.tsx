import { screen, waitFor } from '@testing-library/react';
import { shareFlags } from '../../../../../model/shareFlags';
import { isProfileShown } from '../../../../../model/visibility/isProfileShown';
import { projectToNull } from '../../../../../model/visibility/projectToNull';
import { UserVisibility } from '../../../../../model/visibility/UserVisibility';
import { aUser } from '../../../testing/aUser';
import { renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { PreviewScreen } from './PreviewScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };

type Settings = Record<string, boolean>;

/**
 * Returns a profile in which every field that a share flag (a setting) can show to others has a value. The
 * flags are off unless `settings` turns them on.
 */
const aProfile = (settings: Settings) => ({
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

/**
 * For each share flag and each kind of viewer, a text that the preview shows only if the flag is on. Null if
 * the flag never shows a field to that kind of viewer.
 */
const shows: Record<(typeof shareFlags)[number], { public: string | null; client: string }> = {
  isShareFullname: { public: '森川 遥', client: '森川 遥 / モリカワ ハルカ' },
  isShareProfileIcon: { public: '/public/me/icon.png', client: '/public/me/icon.png' },
  isShareHistories: { public: '株式会社むかし', client: '1件' },
  isShareCurrentJob: { public: '開発部', client: '株式会社いま / 開発部' },
  isShareAppetites: { public: null, client: 'すぐにでも' },
  isShareWorkTime: { public: null, client: '週3日' },
  isShareHopeSalary: { public: null, client: '月60万円〜' },
  isShareHopeLocationType: { public: 'フルリモート', client: 'フルリモート' },
  isShareAbleAreas: { public: null, client: '大阪府' },
  isShareGender: { public: null, client: '女性' },
  isShareBirthdate: { public: null, client: '30代' },
  isShareBaseLocation: { public: '京都府', client: '京都府' },
};

/**
 * Opens the preview for one kind of viewer (`as`). The simulated API returns the fields of the profile that
 * this kind of viewer may see, with the rules of `model/visibility`.
 */
async function open(as: string, settings: Settings = {}) {
  const getUserAs = ({ viewer }: { viewer: string }) => {
    const kind = viewer === 'CLIENT' ? 'client' : 'public';
    const profile = aProfile(settings);
    return isProfileShown(profile, kind) ? projectToNull(UserVisibility, profile, kind) : null;
  };
  return renderWithApi(<PreviewScreen />, { getUserAs }, { at: `/user/mypage/preview?as=${as}` });
}

beforeEach(() => signInAs());

/** Returns the share flags whose fields the preview shows to one kind of viewer. */
const findShown = (container: HTMLElement, viewer: 'public' | 'client') =>
  shareFlags.filter((flag) => {
    const marker = shows[flag][viewer];
    return marker !== null && container.innerHTML.includes(marker);
  });

const cases = shareFlags.flatMap((flag) =>
  (['public', 'talent', 'client'] as const).map((as) => [flag, as] as const),
);

test.each(cases)('%s opens its item, and nothing else, to: %s', async (flag, as) => {
  const { container } = await open(as, { [flag]: true });
  const viewer = as === 'client' ? 'client' : 'public';
  await screen.findByRole('heading', { level: 2, name: as === 'client' ? 'H・M' : 'はるか' });
  expect(findShown(container, viewer)).toEqual(shows[flag][viewer] === null ? [] : [flag]);
});

test.each(['public', 'talent', 'client'])('of a private profile nothing is shown to: %s', async (as) => {
  const all = Object.fromEntries(shareFlags.map((flag) => [flag, true]));
  const { container } = await open(as, { ...all, isPrivate: true });
  expect(await screen.findByText(/非公開/, { selector: 'p' })).toBeInTheDocument();
  expect(findShown(container, 'client')).toEqual([]);
  expect(container.innerHTML).not.toContain('画面を作っています。');
});

test('without consent organizations see nothing, and everybody else what they saw before', async () => {
  await open('client', { isAgreedPostForClient: false });
  expect(await screen.findByText(/企業のタレント検索には表示されません/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '公開範囲を変更' })).toHaveAttribute(
    'href',
    '/user/edit-conditions',
  );
});

test('the tabs name the viewers, and the URL follows', async () => {
  const { router } = await open('public');
  await aUser().click(screen.getByRole('tab', { name: '企業' }));
  await waitFor(() => expect(router.state.location.search).toBe('?as=client'));
  expect(await screen.findByRole('heading', { level: 2, name: 'H・M' })).toBeInTheDocument();
});
