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

test('each item says who sees it', async () => {
  await open({ isShareFullname: false });
  expect(item('表示名')).toHaveTextContent('ゆいこだれでも見られます');
  expect(item('氏名')).toHaveTextContent('縁 結子自分とEnishiの運営だけが見られます');
  expect(item('電話番号')).toHaveTextContent('090-1234-5678自分とEnishiの運営だけが見られます');
});

test('a private profile says that only organizations in contact see the items', async () => {
  await open({ isPrivate: true, isShareFullname: true });
  expect(item('氏名')).toHaveTextContent('応募先・契約先の企業だけが見られます');
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
