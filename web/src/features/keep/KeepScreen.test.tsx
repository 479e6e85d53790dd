import { act, screen, waitFor, within } from '@testing-library/react';
import { toast } from '../../lib/toast/toast';
import { aJob } from '../../testing/aJob';
import { aUser } from '../../testing/aUser';
import { type Answers, renderWithApi } from '../../testing/renderWithApi';
import { signInAs } from '../../testing/signInAs';
import { KeepScreen } from './KeepScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };

const kept = (id: string, job: Parameters<typeof aJob>[0] = {}) => ({
  ...stamps,
  id: `me.${id}`,
  openJobID: id,
  isFavorite: true,
  openJob: { ...stamps, ...aJob({ id, title: `案件${id}`, ...job }) },
});

function open(items: ReturnType<typeof kept>[], answers: Answers = {}) {
  const searchUserFavoriteOpenJobs = () => ({ items, total: items.length, aggregateItems: [] });
  return renderWithApi(<KeepScreen />, { searchUserFavoriteOpenJobs, ...answers }, { at: '/user/keep' });
}

beforeEach(() => {
  toast.taken(toast.waiting());
  signInAs();
});

test('kept jobs are listed with their state, and open ones can be applied for', async () => {
  const { router } = await open([kept('1'), kept('2', { myApply: { id: 'me.2', type: 'SCREENING' } })]);
  const [first, second] = await screen.findAllByRole('article');
  expect(within(first!).getByText('募集中')).toBeInTheDocument();
  expect(within(second!).getByText('応募済み')).toBeInTheDocument();
  expect(within(second!).queryByRole('button', { name: '応募する' })).not.toBeInTheDocument();
  await aUser().click(within(first!).getByRole('button', { name: '応募する' }));
  expect(router.state.location.pathname + router.state.location.search).toBe('/jobs/detail/1?id=true');
});

test('a closed job shows only its title', async () => {
  await open([kept('1', { isPublic: false, closedAt: '2026-02-01T00:00:00.000Z' })]);
  expect(await screen.findByText('案件1')).toBeInTheDocument();
  expect(screen.getByText('募集終了', { selector: 'article *' })).toBeInTheDocument();
  expect(screen.queryByText('月60〜80万円')).not.toBeInTheDocument();
});

test('removing a keep shows at once, and the toast restores it', async () => {
  const asked: boolean[] = [];
  const updateUserFavoriteOpenJobs = ({ input }: { input: { id: string; isFavorite: boolean } }) => {
    asked.push(input.isFavorite);
    return { ...stamps, ...input, version: 2 };
  };
  await open([kept('1'), kept('2')], { updateUserFavoriteOpenJobs });
  await aUser().click(await screen.findByRole('button', { name: '「案件1」をキープ' }));
  await waitFor(() => expect(screen.queryByText('案件1')).not.toBeInTheDocument());
  await waitFor(() => expect(toast.waiting()).toHaveLength(1));
  act(() => toast.waiting()[0]!.action!.run());
  expect(await screen.findByText('案件1')).toBeInTheDocument();
  expect(asked).toEqual([false, true]);
});

test('a keep that could not be removed comes back', async () => {
  let refuse: (error: Error) => void = () => undefined;
  const updateUserFavoriteOpenJobs = () => new Promise((_, reject) => (refuse = reject));
  await open([kept('3')], { updateUserFavoriteOpenJobs });
  await aUser().click(await screen.findByRole('button', { name: '「案件3」をキープ' }));
  await waitFor(() => expect(screen.queryByText('案件3')).not.toBeInTheDocument());
  refuse(new Error('down'));
  expect(await screen.findByText('案件3')).toBeInTheDocument();
});

test('two to four jobs can be compared, a fifth cannot be selected', async () => {
  await open(['1', '2', '3', '4', '5'].map((id) => kept(id)));
  const choose = async (id: string) =>
    aUser().click(await screen.findByLabelText(`「案件${id}」を比較に入れる`));
  await choose('1');
  expect(screen.getByRole('button', { name: '比較する（1件）' })).toBeDisabled();
  for (const id of ['2', '3', '4']) await choose(id);
  expect(screen.getByLabelText('「案件5」を比較に入れる')).toBeDisabled();
  await aUser().click(screen.getByRole('button', { name: '比較する（4件）' }));
  const table = within(await screen.findByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '案件1',
    '案件2',
    '案件3',
    '案件4',
  ]);
});

test('without keeps, the screen has one sentence and a link to the jobs', async () => {
  await open([]);
  expect(await screen.findByText(/キープした案件はまだありません/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '案件を探す' })).toHaveAttribute('href', '/jobs');
});

test.each([
  ['募集中', '案件1'],
  ['募集終了', '案件2'],
])('「%s」 lists the keeps that the search index stores in this state', async (chip, title) => {
  const stored = [
    { ...kept('1'), state: 'OPEN' },
    { ...kept('2', { isPublic: false }), state: 'CLOSED' },
  ];
  const searchUserFavoriteOpenJobs = ({ filter }: { filter: { state?: { eq: string } } }) => {
    const items = stored.filter((one) => !filter.state || one.state === filter.state.eq);
    return { items, total: items.length, aggregateItems: [] };
  };
  await open([], { searchUserFavoriteOpenJobs });
  await screen.findAllByRole('article');
  await aUser().click(screen.getByRole('button', { name: chip }));
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  expect(screen.getByRole('article')).toHaveTextContent(title);
});
