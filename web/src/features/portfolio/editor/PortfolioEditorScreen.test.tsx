import { act, screen, waitFor, within } from '@testing-library/react';
import { toast } from '../../../lib/toast/toast';
import { aUser } from '../../../testing/aUser';
import { type Answers, refuse, renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { PortfolioEditorScreen } from './PortfolioEditorScreen';

const user = aUser();
const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };
const block = (position: number, changes: object = {}) => ({
  ...{ ...stamps, id: `me.${position}`, type: 'TEXT', title: `題${position}`, content: '本文' },
  ...{ position, isPublished: false, ...changes },
});
const aTalent = (portfolios: object[], changes: object = {}) => ({
  ...{ ...stamps, id: 'me', portfolioPath: 'yuiko', isPrivate: false, portfolios: { items: portfolios } },
  ...{ workHistories: { items: [] }, ...changes },
});
const twoBlocks = () => [block(2), block(1)];

async function open(talent: object | null, answers: Answers = {}) {
  const stored = new Map<string, object>();
  const updateUserPortfolio = jest.fn(({ input }: { input: { id: string } }) => {
    const before = stored.get(input.id) ?? block(Number(input.id.slice(3)));
    stored.set(input.id, { ...before, ...input, version: 2 });
    return stored.get(input.id);
  });
  const createUserPortfolio = jest.fn(({ input }: { input: object }) => ({
    ...{ ...stamps, id: 'me.new' },
    ...input,
  }));
  const deleteUserPortfolio = jest.fn(({ input }: { input: object }) => ({ ...stamps, ...input }));
  await renderWithApi(
    <PortfolioEditorScreen />,
    {
      ...{ getUser: () => talent, updateUserPortfolio, createUserPortfolio, deleteUserPortfolio },
      ...answers,
    },
    { at: '/user/portfolio', path: '/user/portfolio' },
  );
  return { updateUserPortfolio, createUserPortfolio, deleteUserPortfolio };
}

const names = () => screen.getAllByRole('listitem').map((row) => within(row).getByText(/^題/).textContent);
const add = async (type: RegExp) => {
  await user.click(await screen.findByRole('button', { name: /ブロックを追加/ }));
  await user.click(await screen.findByRole('button', { name: type }));
};
const save = () => user.click(screen.getByRole('button', { name: '保存する' }));

beforeEach(() => {
  localStorage.clear();
  signInAs();
  toast.taken(toast.waiting());
});

test('the blocks are listed in their order, and the head counts what is public', async () => {
  await open(aTalent([block(2, { isPublished: true }), block(1)]));
  expect(await screen.findByText('公開 1件・非公開 1件')).toBeInTheDocument();
  expect(names()).toEqual(['題1', '題2']);
});

test('a switch publishes one block with one mutation', async () => {
  const { updateUserPortfolio } = await open(aTalent(twoBlocks()));
  const choice = await screen.findByRole('switch', { name: '「題1」を公開する' });
  expect(choice).toHaveTextContent('非公開：自分だけが見られます');
  await user.click(choice);
  await waitFor(() => expect(choice).toHaveTextContent('公開：どなたでも見られます'));
  expect(updateUserPortfolio.mock.calls.map(([{ input }]) => input)).toEqual([
    { id: 'me.1', isPublished: true },
  ]);
});

test('a refused change is taken back, and a toast says why', async () => {
  await open(aTalent(twoBlocks()), { updateUserPortfolio: () => refuse('TooManyRequests') });
  const choice = await screen.findByRole('switch', { name: '「題1」を公開する' });
  await user.click(choice);
  await waitFor(() => expect(toast.waiting()).toMatchObject([{ kind: 'error' }]));
  expect(choice).toHaveAttribute('aria-checked', 'false');
});

test('a moved block is stored with one mutation', async () => {
  const { updateUserPortfolio } = await open(aTalent([block(1), block(2), block(3)]));
  act(() => screen.getByRole('button', { name: '「題3」を並べ替える' }).focus());
  await user.keyboard(' {ArrowUp} ');
  await waitFor(() => expect(names()).toEqual(['題1', '題3', '題2']));
  expect(updateUserPortfolio.mock.calls.map(([{ input }]) => input)).toEqual([{ id: 'me.3', position: 1.5 }]);
});

test('a new block is appended, unpublished, with a token that lets it be stored once', async () => {
  const { createUserPortfolio } = await open(aTalent(twoBlocks()));
  await add(/^文章/);
  await user.type(await screen.findByLabelText('本文必須'), 'はじめまして');
  await user.type(screen.getByLabelText('見出し任意'), '題3');
  await save();
  await waitFor(() => expect(names()).toEqual(['題1', '題2', '題3']));
  const { input } = createUserPortfolio.mock.calls[0]![0] as { input: { clientToken: string } };
  expect(input).toEqual({
    ...{ userID: 'me', type: 'TEXT', title: '題3', content: 'はじめまして', position: 3, isPublished: false },
    clientToken: expect.stringMatching(/^\w{26}$/) as string,
  });
});

test.each([
  [/^リンク/, 'リンク先のURL必須', 'http://example.com', 'https:// で始まるURLを入力してください。'],
  [/^埋め込み/, '埋め込むページのURL必須', 'https://example.com/', 'このサービスのURLを入力してください。'],
])('%s with a wrong URL is refused before it is sent', async (type, label, url, message) => {
  const { createUserPortfolio } = await open(aTalent([]));
  await add(type);
  const field = await screen.findByLabelText(label);
  await user.type(field, url);
  await save();
  const item = field.closest('.ant-form-item') as HTMLElement;
  expect(await within(item).findByText(message)).toBeInTheDocument();
  expect(createUserPortfolio).not.toHaveBeenCalled();
});

test('a heading that was typed and emptied again is not sent as an empty text', async () => {
  const { createUserPortfolio } = await open(aTalent([]));
  await add(/^文章/);
  await user.type(await screen.findByLabelText('本文必須'), 'はじめまして');
  await user.type(screen.getByLabelText('見出し任意'), '題');
  await user.clear(screen.getByLabelText('見出し任意'));
  await save();
  await waitFor(() => expect(createUserPortfolio).toHaveBeenCalled());
  expect(createUserPortfolio.mock.calls[0]![0]).toMatchObject({ input: { title: null } });
});

test('a deleted block can be restored from the toast, with everything that it had', async () => {
  const { createUserPortfolio, deleteUserPortfolio } = await open(aTalent(twoBlocks()));
  await user.click(await screen.findByRole('button', { name: '「題2」を削除' }));
  await waitFor(() => expect(names()).toEqual(['題1']));
  expect(deleteUserPortfolio).toHaveBeenCalledTimes(1);
  act(() => toast.waiting()[0]!.action!.run());
  await waitFor(() => expect(names()).toEqual(['題1', '題2']));
  expect(createUserPortfolio.mock.calls[0]![0]).toMatchObject({
    input: { type: 'TEXT', title: '題2', content: '本文', position: 2, isPublished: false },
  });
});

test('an achievement that visitors do not see says so', async () => {
  const achievement = { ...stamps, id: 'me.h.a', projectName: '受付の刷新' };
  const history = {
    ...stamps,
    id: 'me.h',
    organizationName: 'さざなみ',
    achievements: { items: [achievement] },
  };
  const shown = { type: 'ACHIEVEMENT', content: 'me.h.a', isPublished: true };
  await open(aTalent([block(1, shown)], { workHistories: { items: [history] }, isShareHistories: false }));
  expect(await screen.findByText(/職歴が公開されていないため/)).toBeInTheDocument();
});

test('a path is checked while it is typed: reserved, taken, free', async () => {
  const isPortfolioPathFree = jest.fn(({ path }: { path: string }) => path !== 'taken');
  const updateUser = jest.fn(({ input }: { input: object }) => ({ ...aTalent([]), ...input, version: 2 }));
  await open(aTalent([]), { isPortfolioPathFree, updateUser });
  await user.click(await screen.findByRole('button', { name: 'URLを変更' }));
  const field = await screen.findByLabelText('URLの末尾必須');
  const enter = async (path: string) => {
    await user.clear(field);
    await user.type(field, path);
  };
  await enter('admin');
  expect(await screen.findByText('この名前は使えません。別の名前を入力してください。')).toBeInTheDocument();
  expect(isPortfolioPathFree).not.toHaveBeenCalled();
  await enter('taken');
  expect(await screen.findByText(/ほかの方が使っています/)).toBeInTheDocument();
  await enter('yuiko-2');
  expect(await screen.findByText(/「yuiko-2」は使えます/)).toBeInTheDocument();
  await save();
  await waitFor(() =>
    expect(updateUser.mock.lastCall?.[0]).toMatchObject({ input: { sub: 'me', portfolioPath: 'yuiko-2' } }),
  );
});

test('the preview shows what the API gives to everybody, with the components of the page', async () => {
  const getUserAs = jest.fn((_asked: { viewer: string }) => ({
    ...stamps,
    id: 'me',
    displayName: 'ゆいこ',
    description: '画面を作ります。',
  }));
  await open(aTalent(twoBlocks()), { getUserAs });
  await user.click(await screen.findByRole('tab', { name: 'プレビュー' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'ゆいこ' })).toBeInTheDocument();
  expect(screen.getByText('画面を作ります。')).toBeInTheDocument();
  expect(getUserAs.mock.calls.map(([{ viewer }]) => viewer)).toEqual(['PUBLIC']);
});

test('a private profile says that nobody sees the page', async () => {
  await open(aTalent([], { isPrivate: true }), { getUserAs: () => null });
  expect(await screen.findByText(/公開ページはどなたにも表示されません。$/)).toBeInTheDocument();
});

test('a failed request can be repeated', async () => {
  let failures = 1;
  const getUser = () => {
    if (failures-- > 0) throw new Error('no connection');
    return aTalent(twoBlocks());
  };
  await open(null, { getUser });
  await user.click(await screen.findByRole('button', { name: '再読み込み' }));
  expect(await screen.findByText('題1')).toBeInTheDocument();
});
