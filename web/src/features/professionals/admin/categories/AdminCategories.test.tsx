import { screen, waitFor, within } from '@testing-library/react';
import { toast } from '../../../../lib/toast/toast';
import { aUser } from '../../../../testing/aUser';
import { fillIn } from '../../../../testing/fillIn';
import { type Answers, refuse, renderWithApi } from '../../../../testing/renderWithApi';
import { signInAs } from '../../../../testing/signInAs';
import { EditCategoryScreen } from './EditCategoryScreen';
import { WorkersScreen } from './WorkersScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-06T00:00:00.000Z', version: 4 };
const web = { ...stamps, id: 'web', name: '開発', url: 'development', description: 'つくる人たち' };
const law = { ...stamps, id: 'law', name: '法務', url: 'law', description: null };

interface Sent {
  input: Record<string, unknown>;
  condition?: object;
}

const user = aUser();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const toasts = () => toast.waiting().map(({ text }) => text);

async function confirm(question: RegExp, answer: string) {
  const title = await screen.findByText(question, { selector: '.ant-modal-confirm-title' });
  await user.click(within(title.closest<HTMLElement>('.ant-modal')!).getByText(answer));
}

beforeEach(() => {
  localStorage.clear();
  toast.taken(toast.waiting());
  signInAs({ isAdmin: true, groups: ['admin'] });
});

async function edit(id: string | null, answers: Answers = {}) {
  const updateWPWorkerCategory = jest.fn(({ input }: Sent) => ({ ...web, ...input, version: 5 }));
  const createWPWorkerCategory = jest.fn(({ input }: Sent) => ({ ...web, ...input, id: 'new' }));
  const deleteWPWorkerCategory = jest.fn((_: Sent) => web);
  const view = await renderWithApi(
    <EditCategoryScreen key={id} />,
    {
      getWPWorkerCategory: () => web,
      listWPWorkerCategories: () => ({ items: [web, law] }),
      ...{ updateWPWorkerCategory, createWPWorkerCategory, deleteWPWorkerCategory },
      ...answers,
    },
    id === null
      ? { at: '/admin/wp-categories/new', path: '/admin/wp-categories/new' }
      : { at: `/admin/wp-categories/edit/${id}`, path: '/admin/wp-categories/edit/:id' },
  );
  return { ...view, updateWPWorkerCategory, createWPWorkerCategory, deleteWPWorkerCategory };
}

test('a url of another category, or of wrong signs, is explained before it is sent', async () => {
  const { createWPWorkerCategory, router } = await edit(null);
  await fillIn(user, '分野の名前必須', '法務と知財');
  await fillIn(user, 'URL必須', 'Law & IP');
  await press('保存する');
  expect(await screen.findByText(/半角の英小文字・数字・ハイフンで入力/)).toBeInTheDocument();
  await fillIn(user, 'URL必須', 'law');
  await press('保存する');
  expect(await screen.findByText(/このURLは「法務」が使っています/)).toBeInTheDocument();
  expect(createWPWorkerCategory).not.toHaveBeenCalled();
  await fillIn(user, 'URL必須', 'law-ip');
  await press('保存する');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/wp-categories/edit/new'));
  expect(createWPWorkerCategory.mock.calls[0]![0].input).toMatchObject({ name: '法務と知財', url: 'law-ip' });
});

test('only what changed is saved, for the version that was loaded', async () => {
  const { updateWPWorkerCategory } = await edit('web');
  await fillIn(user, '紹介文任意', '直す人たち');
  await press('保存する');
  await waitFor(() => expect(updateWPWorkerCategory).toHaveBeenCalledTimes(1));
  expect(updateWPWorkerCategory.mock.calls[0]![0]).toEqual({
    input: { id: 'web', description: '直す人たち' },
    condition: { version: { eq: 4 } },
  });
});

test('the preview has what was entered, and a category is deleted after a question', async () => {
  const { deleteWPWorkerCategory, router } = await edit('web');
  await press('一覧での見え方');
  expect(await within(await screen.findByRole('dialog')).findByText('つくる人たち')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await press('この分野を削除');
  await confirm(/「開発」を削除しますか/, 'この分野を削除');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/wp-categories'));
  expect(deleteWPWorkerCategory).toHaveBeenCalledTimes(1);
});

const worker = {
  ...{ ...stamps, id: 'me', userID: 'me', status: 'PENDING' },
  ...{ user: { ...stamps, id: 'me', name: '森川 遥' }, categories: [web, law] },
};

async function openWorkers(answers: Answers = {}, query = '') {
  const listWPWorkers = jest.fn(({ status }: { status: string; categoryID?: string }) => ({
    items: [{ ...worker, status }],
  }));
  const updateWPWorker = jest.fn(({ input }: Sent) => ({
    ...{ ...worker, ...input, version: 5 },
    categories: [web, law].filter(({ id }) => input.categories === undefined || id !== 'web'),
  }));
  const createWPWorker = jest.fn((_: Sent) => ({ ...worker, id: 'new', categories: [] }));
  await renderWithApi(
    <WorkersScreen />,
    {
      getWPWorkerCategory: () => web,
      ...{ listWPWorkers, updateWPWorker, createWPWorker },
      ...answers,
    },
    { at: `/admin/wp-categories/detail/web${query}`, path: '/admin/wp-categories/detail/:id' },
  );
  await screen.findByRole('heading', { level: 1, name: '開発' });
  return { listWPWorkers, updateWPWorker, createWPWorker };
}

test('a pending person is published after a question, and leaves the list', async () => {
  const { updateWPWorker, listWPWorkers } = await openWorkers();
  await press('森川 遥さん：掲載する');
  await confirm(/掲載しますか/, '掲載する');
  await waitFor(() => expect(screen.queryByText('森川 遥')).not.toBeInTheDocument());
  expect(updateWPWorker.mock.calls[0]![0]).toEqual({
    input: { id: 'me', status: 'PUBLISHED' },
    condition: { version: { eq: 4 } },
  });
  expect(listWPWorkers.mock.calls[0]![0]).toMatchObject({ status: 'PENDING', categoryID: 'web' });
});

test('each state offers only its own next states', async () => {
  await openWorkers({}, '?status=PUBLISHED');
  expect(await screen.findByRole('button', { name: '森川 遥さん：掲載を停止' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '森川 遥さん：掲載する' })).not.toBeInTheDocument();
});

test('a person leaves the category and keeps the others', async () => {
  const { updateWPWorker } = await openWorkers();
  await press('森川 遥さん：分野から外す');
  await waitFor(() => expect(updateWPWorker).toHaveBeenCalledTimes(1));
  expect(updateWPWorker.mock.calls[0]![0].input).toEqual({ id: 'me', categories: ['law'] });
});

test('what somebody else changed is explained, and the list is read again', async () => {
  const { listWPWorkers } = await openWorkers({ updateWPWorker: () => refuse('Conflict') });
  await press('森川 遥さん：見送る');
  await confirm(/掲載しないことにしますか/, '見送る');
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('ほかの画面で変更')]));
  await waitFor(() => expect(listWPWorkers).toHaveBeenCalledTimes(2));
});

test.each([
  ['a new professional is created', null, 'createWPWorker', { userID: 'you', categories: ['web'] }],
  [
    'a professional gets the category besides their own',
    { ...stamps, id: 'you', categories: [law] },
    'updateWPWorker',
    { id: 'you', categories: ['law', 'web'] },
  ],
] as const)('of people who are added, %s', async (_, wpWorker, operation, input) => {
  const opened = await openWorkers({
    searchUsers: () => ({
      items: [{ ...stamps, id: 'you', name: '榎本 千尋' }],
      total: 1,
      nearTotal: 1,
      match: 'EXACT',
      aggregateItems: [],
    }),
    getUser: () => ({ ...stamps, id: 'you', wpWorker }),
  });
  await press('人を追加');
  await user.type(await screen.findByRole('combobox', { name: '追加する人' }), '榎本');
  await user.click(await screen.findByText(/榎本 千尋/, { selector: '.ant-select-item-option-content' }));
  await press('追加する');
  await waitFor(() => expect(opened[operation]).toHaveBeenCalledTimes(1));
  expect(opened[operation].mock.calls[0]![0].input).toEqual(input);
});
