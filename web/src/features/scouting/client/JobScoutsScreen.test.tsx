import { screen, within } from '@testing-library/react';
import { aUser } from '../../../testing/aUser';
import { renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { JobScoutsScreen } from './JobScoutsScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };
const at = (day: string) => `2026-01-${day}T00:00:00.000Z`;

const aScout = (name: string, more: object = {}) => ({
  ...{
    ...stamps,
    id: `${name}.j`,
    userID: name,
    openJobID: 'j',
    involveType: 'SCOUTED',
    scoutedAt: at('05'),
  },
  ...{ conversationId: `c-${name}`, openedAt: null, repliedAt: null, appliedAt: null },
  openJob: { ...stamps, id: 'j', title: '配車計画の開発' },
  user: { ...stamps, id: name, sub: name, displayName: name, nameForClient: null, profileIcon: null },
  ...more,
});

const open = async (items: object[], nextToken: string | null = null) => {
  signInAs({ organizationId: '01ORG' });
  const listInvolvements = jest.fn((_asked: object) => ({ items, nextToken }));
  await renderWithApi(
    <JobScoutsScreen />,
    { listInvolvements },
    { at: '/client/scouts/j', path: '/client/scouts/:id' },
  );
  await screen.findByRole('heading', { level: 1, name: 'スカウト・推薦' });
  return listInvolvements;
};
const rowOf = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('article')!;

test('the list says how far each scout of the job has come, and when', async () => {
  const listInvolvements = await open([
    aScout('さくら'),
    aScout('かえで', { openedAt: at('06') }),
    aScout('もみじ', { openedAt: at('06'), repliedAt: at('07') }),
    aScout('あおい', { openedAt: at('06'), repliedAt: at('08'), appliedAt: at('08') }),
    aScout('ひなた', { involveType: 'RECOMMENDED', scoutedAt: null, conversationId: null }),
    aScout('いない', { user: null }),
  ]);
  expect(await rowOf('さくら')).toHaveTextContent('2026年1月5日にスカウト未開封');
  expect(listInvolvements.mock.calls[0]?.[0]).toMatchObject({ openJobID: 'j' });
  expect(await rowOf('かえで')).toHaveTextContent('2026年1月6日に開封開封済み');
  expect(await rowOf('もみじ')).toHaveTextContent('2026年1月7日に返信返信あり');
  expect(await rowOf('あおい')).toHaveTextContent('2026年1月8日に応募応募あり');
  expect(await rowOf('あおい')).not.toHaveTextContent('に返信');
  const recommended = await rowOf('ひなた');
  expect(recommended).toHaveTextContent('2026年1月5日に推薦推薦');
  expect(within(recommended).queryByRole('link', { name: /やりとり/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'さくらさんとのやりとりを開く' })).toHaveAttribute(
    'href',
    '/client/message/c-さくら',
  );
  // Whose profile is private now is not named.
  expect(await rowOf('（非公開のプロフィール）')).toBeInTheDocument();
});

test('counts have a rate only if at least five people were scouted', async () => {
  const four = ['一', '二', '三', '四'].map((name) => aScout(name, { openedAt: at('06') }));
  await open([...four, aScout('五', { involveType: 'RECOMMENDED' })]);
  const counts = await screen.findByRole('region', { name: 'スカウトの反応' });
  expect(counts).toHaveTextContent('送信4名開封4名');
  expect(counts).not.toHaveTextContent('%');
  expect(counts).toHaveTextContent('割合は、5名に送信してから表示します。');
});

test('rates are those of the people who were scouted, and who answered has opened it', async () => {
  const rows = ['一', '二', '三', '四'].map((name) => aScout(name));
  await open([...rows, aScout('五', { repliedAt: at('07') })], 'more');
  const counts = await screen.findByRole('region', { name: 'スカウトの反応' });
  expect(counts).toHaveTextContent('開封1名送信した5名の20%');
  expect(counts).toHaveTextContent('返信・応募1名送信した5名の20%');
  expect(counts).toHaveTextContent('応募0名送信した5名の0%');
  expect(counts).toHaveTextContent('新しい5名分の集計です。');
});

test('without scouts, the way to the talents is shown', async () => {
  await open([]);
  expect(await screen.findByText(/まだスカウトも推薦もしていません/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'タレントを探す' })).toHaveAttribute('href', '/client/users');
  expect(screen.queryByRole('region', { name: 'スカウトの反応' })).not.toBeInTheDocument();
});

test('the next page follows the first', async () => {
  signInAs({ organizationId: '01ORG' });
  const listInvolvements = ({ nextToken }: { nextToken?: string | null }) => ({
    items: [aScout(nextToken ? 'かえで' : 'さくら')],
    nextToken: nextToken ? null : 'next',
  });
  await renderWithApi(
    <JobScoutsScreen />,
    { listInvolvements },
    { at: '/client/scouts/j', path: '/client/scouts/:id' },
  );
  await aUser().click(await screen.findByRole('button', { name: 'さらに表示' }));
  expect(await rowOf('かえで')).toBeInTheDocument();
  expect(await rowOf('さくら')).toBeInTheDocument();
});
