import { screen, waitFor, within } from '@testing-library/react';
import { shareFlags } from '../../../../../model/shareFlags';
import { aSharedProfile } from '../../../testing/aSharedProfile';
import { aUser } from '../../../testing/aUser';
import { renderWithApi } from '../../../testing/renderWithApi';
import { shownByFlag } from '../../../testing/shownByFlag';
import { signInAs } from '../../../testing/signInAs';
import { ja } from '../texts/ja';
import { PrivacyScreen } from './PrivacyScreen';

const user = aUser();

interface Sent {
  input: Record<string, unknown>;
  condition: object;
}

async function open(settings: Record<string, boolean> = {}) {
  const stored: Record<string, unknown> = { ...aSharedProfile(settings), version: 3 };
  const updateUser = jest.fn(({ input }: Sent) => Object.assign(stored, input, { version: 4 }));
  await renderWithApi(<PrivacyScreen />, { getUser: () => stored, updateUser });
  await screen.findByRole('heading', { name: 'プロフィール全体' });
  return { sent: () => updateUser.mock.calls.map(([{ input, condition }]) => [input, condition]) };
}
const view = () => screen.getByRole('complementary', { name: '企業からの見え方' });
const turn = (flag: (typeof shareFlags)[number]) =>
  user.click(screen.getByRole('switch', { name: ja.shared[flag] }));
/** The flags whose item the live view shows. */
const listShown = () =>
  shareFlags.filter((flag) => view().innerHTML.includes(shownByFlag[flag].client ?? 'nothing'));

beforeEach(() => {
  localStorage.clear();
  signInAs();
});

test('there is one switch for each share flag and for the profile as a whole', async () => {
  await open();
  expect(screen.getAllByRole('switch')).toHaveLength(shareFlags.length + 2);
});

test.each(shareFlags)(
  '%s shows its item, and nothing else, in the live view before it is saved',
  async (flag) => {
    const { sent } = await open();
    expect(listShown()).toEqual([]);
    await turn(flag);
    await waitFor(() => expect(listShown()).toEqual([flag]));
    expect(sent()).toEqual([]);
  },
);

test('the present employer stays out of the live view although the histories are shared', async () => {
  const present = { id: 'me.i', historyType: 'WORK', isContinuation: true };
  const stored = aSharedProfile({ isShareHistories: true });
  const [first] = stored.workHistories.items;
  const workHistories = { items: [first, { ...first, ...present }] };
  await renderWithApi(<PrivacyScreen />, { getUser: () => ({ ...stored, workHistories }) });
  await screen.findByRole('heading', { name: 'プロフィール全体' });
  expect(within(view()).getByText('1件')).toBeInTheDocument();
  await turn('isShareCurrentJob');
  expect(await within(view()).findByText('2件')).toBeInTheDocument();
});

test('a private profile changes what each switch says, and the live view, before it is saved', async () => {
  await open({ isShareAppetites: true });
  const line = screen.getByRole('switch', { name: '転職・副業の意欲' });
  expect(line).toHaveAccessibleDescription('タレントを探している企業が見られます');
  await user.click(screen.getByLabelText('プロフィールを非公開にする'));
  await waitFor(() => expect(line).toHaveAccessibleDescription('応募先・契約先の企業だけが見られます'));
  expect(within(view()).getByText(/プロフィールを非公開にしているため/)).toBeInTheDocument();
  expect(listShown()).toEqual([]);
});

test('only what was changed is saved, for the version that was loaded', async () => {
  const { sent } = await open();
  await turn('isShareGender');
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await screen.findByText(/保存しました/);
  expect(sent()).toEqual([[{ sub: 'me', isShareGender: true }, { version: { eq: 3 } }]]);
});

test('items without a setting are listed with who sees them', async () => {
  await open();
  const rows = within(screen.getByRole('region', { name: '設定のない項目' }));
  expect(
    rows.getByText('自分とEnishiの運営だけが見られます').closest('dt')!.nextElementSibling,
  ).toHaveTextContent('生年月日・連絡先');
});

test('a consent that was not saved is not restored', async () => {
  const { sent } = await open({ isAgreedPostForClient: false });
  await user.click(screen.getByLabelText('企業への紹介に同意する'));
  await screen.findByText('未保存の変更があります');
  expect(JSON.stringify({ ...localStorage })).not.toContain('isAgreedPostForClient');
  expect(sent()).toEqual([]);
});

test('the live view is headed by the full name while it is shared, as the page of the talent is', async () => {
  await open();
  expect(within(view()).getByRole('heading', { name: 'H・M' })).toBeInTheDocument();
  await turn('isShareFullname');
  expect(await within(view()).findByRole('heading', { name: '森川 遥' })).toBeInTheDocument();
});
