import { act, screen, waitFor, within } from '@testing-library/react';
import { sessionStore } from '../../../lib/auth/sessionStore';
import { toast } from '../../../lib/toast/toast';
import { aJob } from '../../../testing/aJob';
import { aUser } from '../../../testing/aUser';
import { renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { JobResultsScreen } from './JobResultsScreen';

interface Asked {
  filter?: { keyword?: { match: string }; workType?: { in: string[] } };
  from?: number;
  limit?: number;
  settled?: boolean;
}

const stamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z', version: 1 };
const row = (changes: Parameters<typeof aJob>[0]) => ({ ...stamps, ...aJob(changes) });
const counts = (name: string, buckets: Record<string, number>) => ({
  name,
  result: {
    __typename: 'SearchableAggregateBucketResult',
    buckets: Object.entries(buckets).map(([key, doc_count]) => ({ key, doc_count })),
  },
});
const catalogue = {
  listJobs: () => ({ items: [{ ...stamps, id: 'frontend', name: 'フロントエンドエンジニア', position: 1 }] }),
  listPrefacturesByOrderByPosition: () => ({ items: [] }),
  listSkillTagsByOrderByPosition: () => ({ items: [] }),
};

/**
 * Simulates the API with two jobs, one of them a side job, and records the searches. `asked` gets the
 * arguments of each search for a page of jobs; `settled` gets the keyword of each search that is marked as
 * settled, which means that the person has stopped typing.
 */
function api() {
  const asked: Asked[] = [];
  const settled: (string | undefined)[] = [];
  const jobs = [
    row({ id: 'a', title: 'Reactの仕事' }),
    row({ id: 'b', title: '副業の仕事', workType: 'SIDE_WORK' }),
  ];
  const searchOpenJobs = (args: Asked) => {
    if (args.limit !== 1) asked.push(args);
    if (args.settled) settled.push(args.filter?.keyword?.match);
    const { keyword, workType } = args.filter ?? {};
    const items = jobs
      .filter(({ title }) => !keyword || title?.includes(keyword.match))
      .filter((job) => !workType || workType.in.includes(job.workType ?? ''));
    const aggregateItems = [
      counts('workType', { CONTRACT: 1, SIDE_WORK: 1 }),
      counts('jobIDs', { frontend: 2 }),
    ];
    const highlights = items.flatMap(({ id, title }) =>
      keyword
        ? [{ id, field: 'title', fragments: [title?.replace(keyword.match, `<em>${keyword.match}</em>`)] }]
        : [],
    );
    const nearTotal = items.length;
    return { items, total: nearTotal, nearTotal, match: 'EXACT', aggregateItems, highlights };
  };
  const countOpenJobs = ({ filters }: { filters: NonNullable<Asked['filter']>[] }) =>
    filters.map((filter) => searchOpenJobs({ filter, limit: 1 }).total);
  return { asked, settled, answers: { ...catalogue, searchOpenJobs, countOpenJobs } };
}

const open = (query = '', answers: Parameters<typeof renderWithApi>[1] = api().answers) =>
  renderWithApi(<JobResultsScreen />, answers, { at: `/jobs/result${query}`, path: '/jobs/result' });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  toast.taken(toast.waiting());
  sessionStore.set({ status: 'guest', reason: 'noTokens' });
});

test('the url is the search: its conditions are queried and shown as chips', async () => {
  const { answers, asked } = api();
  await open('?q=React&work=CONTRACT&page=2', answers);
  expect(await screen.findByRole('button', { name: '条件「業務委託」を外す' })).toBeInTheDocument();
  await waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(asked[0]).toMatchObject({
    filter: { keyword: { match: 'React' }, workType: { in: ['CONTRACT'] } },
    from: 20,
  });
});

test('a page after the last one leads to the last one', async () => {
  const { router } = await open('?q=React&page=5');
  await waitFor(() => expect(router.state.location.search).toBe('?q=React'));
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a page beyond the API’s window is requested as the last one', async () => {
  const { answers, asked } = api();
  await open('?page=99999', answers);
  await waitFor(() => expect(asked[0]?.from).toBe(9_980));
});

test('a facet shows its number of results, and selecting it is a step in the history', async () => {
  const { router } = await open();
  const kinds = await screen.findByRole('group', { name: '契約形態' });
  const sideWork = await within(kinds).findByRole('checkbox', { name: /副業.*1/ });
  await aUser().click(sideWork);
  expect(router.state.location.search).toBe('?work=SIDE_WORK');
  expect(await screen.findByRole('heading', { name: '1件の案件' })).toBeInTheDocument();
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('heading', { name: '2件の案件' })).toBeInTheDocument();
});

test('a facet without results cannot be selected', async () => {
  await open();
  const kinds = await screen.findByRole('group', { name: '契約形態' });
  await waitFor(() => expect(within(kinds).getByRole('checkbox', { name: /インターン/ })).toBeDisabled());
});

test('typing searches once, after the last letter, without a step in the history', async () => {
  const { answers, asked } = api();
  const { router } = await open('', answers);
  await screen.findByRole('heading', { name: '2件の案件' });
  await aUser().type(screen.getByRole('combobox', { name: 'キーワードで検索' }), 'React');
  expect(await screen.findByRole('heading', { name: '1件の案件' })).toBeInTheDocument();
  expect(asked.map(({ filter }) => filter?.keyword?.match)).toEqual([undefined, 'React']);
  expect(router.state.historyAction).toBe('REPLACE');
});

test('terms without results are reported once the person has stopped typing, not letter by letter', async () => {
  const { answers, asked, settled } = api();
  await open('', answers);
  await screen.findByRole('heading', { name: '2件の案件' });
  const box = screen.getByRole('combobox', { name: 'キーワードで検索' });
  for (const letter of ['琺', '瑯']) {
    await aUser().type(box, letter);
    await waitFor(() => expect(asked.at(-1)?.filter?.keyword?.match).toMatch(new RegExp(`${letter}$`)));
  }
  await waitFor(() => expect(settled).toEqual(['琺瑯']), { timeout: 8_000 });
});

test('the searched words are highlighted', async () => {
  await open('?q=React');
  const mark = await screen.findByText('React', { selector: 'mark' });
  expect(mark.closest('a')).toHaveTextContent('Reactの仕事');
});

test('a search without results suggests filters to drop and shows what each brings back', async () => {
  const { router } = await open('?q=React&work=SIDE_WORK');
  const drop = await screen.findByRole('button', { name: /「副業」を外す.*1件/ });
  expect(screen.getByRole('button', { name: /「React」を外す.*1件/ })).toBeInTheDocument();
  await aUser().click(drop);
  expect(router.state.location.search).toBe('?q=React');
});

test('a refused search is shown in our own words and can be retried', async () => {
  const { answers } = api();
  let isDown = true;
  const searchOpenJobs = (args: Asked) => {
    if (isDown) throw new Error('arn:aws:es:secret');
    return answers.searchOpenJobs(args);
  };
  await open('', { ...answers, searchOpenJobs });
  expect(await screen.findByText(/読み込めませんでした/)).toBeInTheDocument();
  expect(screen.queryByText(/arn:aws/)).not.toBeInTheDocument();
  isDown = false;
  await aUser().click(screen.getByRole('button', { name: '再読み込み' }));
  expect(await screen.findByRole('heading', { name: '2件の案件' })).toBeInTheDocument();
});

test('a guest who keeps a job signs in or registers, and comes back to the same results', async () => {
  const { router } = await open('?q=React');
  await aUser().click(await screen.findByRole('button', { name: '「Reactの仕事」をキープ' }));
  expect(router.state.location.pathname).toBe('/auth/login');
  expect(toast.waiting().map(({ text }) => text)).toEqual([expect.stringContaining('ログインか新規登録')]);
  expect(sessionStorage.getItem('requestedPath')).toBe('/jobs/result?q=React');
  expect(sessionStorage.getItem('pendingKeep')).toBe('a');
});

test('keeping shows at once and is reverted when the API refuses it', async () => {
  signInAs();
  let answer: (value: unknown) => void = () => undefined;
  const createUserFavoriteOpenJobs = () => new Promise((_, reject) => (answer = reject));
  await open('', { ...api().answers, createUserFavoriteOpenJobs });
  const keep = await screen.findByRole('button', { name: '「Reactの仕事」をキープ' });
  await aUser().click(keep);
  await waitFor(() => expect(keep).toHaveAttribute('aria-pressed', 'true'));
  answer(new Error('down'));
  await waitFor(() => expect(keep).toHaveAttribute('aria-pressed', 'false'));
});

test('jobs that are only near are announced, with their number', async () => {
  const { answers } = api();
  const searchOpenJobs = ({ settled }: Asked) => ({
    ...answers.searchOpenJobs({ settled }),
    ...{ total: 0, match: 'NEAR' },
  });
  await open('?q=フロントエンンド', { ...answers, searchOpenJobs });
  expect(await screen.findByText('完全に一致する案件はありません。近い案件です。')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: '近い案件 2件' })).toBeInTheDocument();
});

test('what the search understood is a chip of its own, which takes its part of the text away', async () => {
  const { asked, answers } = api();
  await open('?q=React+年収800万+-Java', answers);
  expect(await screen.findByRole('button', { name: '条件「java以外」を外す' })).toBeInTheDocument();
  await aUser().click(screen.getByRole('button', { name: /800万/ }));
  await waitFor(() => expect(asked.at(-1)?.filter?.keyword).toEqual({ match: 'react -java' }));
});

test('what a word was taken for is a chip; without it the word is in quotes, also in the url', async () => {
  const { asked, answers } = api();
  const searchOpenJobs = ({ filter, ...rest }: Asked) => ({
    ...answers.searchOpenJobs({ filter, ...rest }),
    concepts: filter?.keyword?.match.includes('"') ? [] : [{ text: 'フィンテック', label: '金融×IT' }],
  });
  await open('?q=フィンテックの法務', { ...answers, searchOpenJobs });
  await aUser().click(await screen.findByRole('button', { name: '条件「フィンテック → 金融×IT」を外す' }));
  await waitFor(() => expect(asked.at(-1)?.filter?.keyword).toEqual({ match: '"フィンテック"の法務' }));
  expect(screen.queryByRole('button', { name: /金融×IT/ })).not.toBeInTheDocument();
});

test('typed conditions have the chips of the filters: place of work, contract and hours', async () => {
  await open('?q=経理+在宅+業務委託+週20時間+1日4時間');
  for (const label of ['フルリモート', '業務委託', '週20時間', '1日4時間'])
    expect(await screen.findByRole('button', { name: `条件「${label}」を外す` })).toBeInTheDocument();
});
