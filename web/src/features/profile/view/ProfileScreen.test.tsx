import { screen, within } from '@testing-library/react';
import { renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { ProfileScreen } from './ProfileScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };
const list = (...items: object[]) => ({ items: items.map((item) => ({ ...stamps, ...item })) });
const profile = {
  ...{ ...stamps, id: 'me', displayName: 'ゆいこ', name: '縁 結子', birthDate: '1992-04-15' },
  ...{ tel: '+819012345678', isAgreedPostForClient: true, isShareHistories: true },
};

async function open(changes: object = {}) {
  await renderWithApi(<ProfileScreen />, {
    getUser: () => ({ ...profile, ...changes }),
    listJobs: () => list({ id: 'design', name: 'デザイナー' }),
    listPrefacturesByOrderByPosition: () => list({ id: 'kyoto', name: '京都府' }),
    listSkillTagsByOrderByPosition: () => list(),
  });
  await screen.findByRole('heading', { name: '基本情報' });
}

const item = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;

beforeEach(() => {
  localStorage.clear();
  signInAs();
});

/** What the margin and the head of a section say about who sees what. */
const whoSees = (section: string) =>
  within(screen.getByRole('region', { name: section }))
    .queryAllByText(/見られます$/)
    .map(({ textContent }) => textContent);

test('the head of a section says who sees it, and the margin marks only what differs', async () => {
  await open({ isShareFullname: true, nameInitial: 'E.Y.' });
  expect(whoSees('基本情報')).toEqual(['だれでも見られます', '自分とEnishiの運営だけが見られます']);
  expect(item('氏名')).toHaveTextContent(/^縁 結子$/);
  expect(item('生年月日')).toHaveTextContent('1992年4月15日自分とEnishiの運営だけが見られます');
  expect(whoSees('連絡先')).toEqual(['自分とEnishiの運営だけが見られます']);
  expect(item('電話番号')).toHaveTextContent(/^090-1234-5678$/);
});

test('a present employer that is not shared is marked among the histories', async () => {
  const history = { historyType: 'WORK', achievements: list(), divisions: list() };
  await open({
    workHistories: list(
      { ...history, id: '1', organizationName: '青葉システムズ' },
      { ...history, id: '2', organizationName: '若葉製作所', isContinuation: true },
    ),
  });
  expect(whoSees('職歴')).toEqual(['だれでも見られます', '自分とEnishiの運営だけが見られます']);
});

test('a private profile says that only organizations in contact see the items', async () => {
  await open({ isPrivate: true, isShareFullname: true });
  expect(whoSees('基本情報')).toContain('応募先・契約先の企業だけが見られます');
});

test('editing is the one primary action; files are in a menu', async () => {
  await open();
  const head = within(screen.getAllByRole('banner')[0]!);
  expect(head.getByRole('link', { name: '編集する' })).toHaveAttribute('data-look', 'primary');
  const link = head.getByText('JSON Resumeを取り込む');
  expect(link.closest('details')).not.toHaveAttribute('open');
  expect(link).not.toHaveAttribute('data-look');
});

test('an empty section says why it matters and leads to its editor', async () => {
  await open();
  expect(screen.getByText(/スキルはまだありません/)).toBeInTheDocument();
  expect(screen.getByText(/職歴はまだありません/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '希望条件を編集する' })).toHaveAttribute(
    'href',
    '/user/edit-conditions',
  );
  expect(screen.getByRole('link', { name: 'スキルを編集する' })).toHaveAttribute(
    'href',
    '/user/edit-skillsets',
  );
});

test('wanted and unwanted occupations are apart, and what is not selected is missing', async () => {
  await open({
    userMainJobs: list({ id: '1', jobID: 'design', isSelected: true, isPositive: false }),
    userPrefactures: list({ id: '2', prefactureID: 'kyoto', isSelected: false }),
  });
  expect(await screen.findByText('希望しない職種')).toBeInTheDocument();
  expect(within(item('希望しない職種')).getByText('デザイナー')).toBeInTheDocument();
  expect(screen.queryByText('希望する職種')).not.toBeInTheDocument();
  expect(screen.queryByText('働ける地域')).not.toBeInTheDocument();
});
