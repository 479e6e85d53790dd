import { screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { toast } from '../../lib/toast/toast';
import { aUser } from '../../testing/aUser';
import { fillIn } from '../../testing/fillIn';
import { type Answers, refuse, renderWithApi } from '../../testing/renderWithApi';
import { signInAs } from '../../testing/signInAs';
import { CatalogScreen } from './CatalogScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-06T00:00:00.000Z' };

interface Entry {
  id: string;
  position: number;
  name: string;
  version: number;
}

interface Sent {
  input: { id: string; position?: number; name?: string; kana?: string };
  condition?: object;
}

async function open(answers: Answers = {}, at = '/admin/catalog?list=skills') {
  const stored: Entry[] = ['受付', '設計', '点検', '納品'].map((name, index) => ({
    ...{ ...stamps, id: `s${index + 1}`, name, position: index + 1, version: 1 },
  }));
  const updateSkill = jest.fn(({ input }: Sent) =>
    Object.assign(
      stored.find(({ id }) => id === input.id)!,
      input,
      { version: 2 },
    ),
  );
  const createSkill = jest.fn(({ input }: Sent) => {
    const entry = { ...stamps, ...input, id: 's9', version: 1, position: input.position!, name: input.name! };
    stored.push(entry);
    return entry;
  });
  const view = await renderWithApi(
    <CatalogScreen />,
    {
      listSkillsByOrderByPosition: () => ({ items: stored.map((entry) => ({ ...entry })) }),
      listCatalogUses: () => [
        { id: 's2', talents: 3, jobs: 1 },
        { id: 's3', talents: 12, jobs: 0 },
      ],
      ...{ updateSkill, createSkill },
      ...answers,
    },
    { at, path: '/admin/catalog' },
  );
  return { ...view, updateSkill, createSkill };
}

const user = aUser();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const names = () =>
  within(screen.getByRole('list', { name: 'スキル' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
/** The rows of the table, each as the texts of its cells. */
const rows = () =>
  within(screen.getByRole('region', { name: 'スキル' }))
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map(({ textContent }) => textContent),
    )
    .filter((cells) => cells.length > 1 && cells[0] !== '');
const toasts = () => toast.waiting().map(({ text }) => text);

beforeEach(() => {
  localStorage.clear();
  toast.taken(toast.waiting());
  signInAs({ isAdmin: true, groups: ['admin'] });
});

test('an entry is moved by keyboard to the end with one mutation', async () => {
  const { updateSkill } = await open();
  await press('並べ替える');
  const handle = await screen.findByRole('button', { name: '「点検」を並べ替える' });
  handle.focus();
  await user.keyboard(' {ArrowDown} ');
  await waitFor(() => expect(names()).toEqual(['受付', '設計', '納品', '点検']));
  await waitFor(() => expect(updateSkill).toHaveBeenCalledTimes(1));
  expect(updateSkill.mock.calls[0]![0]).toEqual({
    input: { id: 's3', position: 1004 },
    condition: { version: { eq: 1 } },
  });
});

test('an entry moved to the beginning gets no position below 1, which the API would sort last', async () => {
  const { updateSkill } = await open();
  await press('並べ替える');
  const handle = await screen.findByRole('button', { name: '「点検」を並べ替える' });
  handle.focus();
  await user.keyboard(' {ArrowUp}{ArrowUp} ');
  await waitFor(() => expect(names()).toEqual(['点検', '受付', '設計', '納品']));
  await waitFor(() => expect(updateSkill).toHaveBeenCalledTimes(3));
  expect(updateSkill.mock.calls.map(([{ input }]) => input)).toEqual([
    { id: 's3', position: 1 },
    { id: 's1', position: 2 },
    { id: 's2', position: 3 },
  ]);
});

test('a refused move returns the list to the stored order and says why', async () => {
  await open({ updateSkill: () => refuse('Conflict') });
  await press('並べ替える');
  const handle = await screen.findByRole('button', { name: '「点検」を並べ替える' });
  handle.focus();
  await user.keyboard(' {ArrowUp}{ArrowUp} ');
  await waitFor(() => expect(toasts()).toHaveLength(1));
  await waitFor(() => expect(names()).toEqual(['受付', '設計', '点検', '納品']));
});

test('an entry is renamed with its kana, for the version that was loaded', async () => {
  const { updateSkill } = await open();
  await press('設計');
  await fillIn(user, '名前必須', '基本設計');
  await fillIn(user, 'カナ任意', 'きほんせっけい');
  await press('保存する');
  await waitFor(() => expect(updateSkill).toHaveBeenCalledTimes(1));
  expect(updateSkill.mock.calls[0]![0]).toEqual({
    input: { id: 's2', name: '基本設計', kana: 'キホンセッケイ' },
    condition: { version: { eq: 1 } },
  });
  expect(await screen.findByRole('button', { name: '基本設計' })).toBeInTheDocument();
});

test('a new entry is the last one', async () => {
  const { createSkill } = await open();
  await press('項目を追加');
  await fillIn(user, '名前必須', '検収');
  await press('保存する');
  await waitFor(() =>
    expect(rows().map(([name]) => name?.trim())).toEqual(['受付', '設計', '点検', '納品', '検収']),
  );
  expect(createSkill.mock.calls[0]![0]).toEqual({ input: { name: '検収', position: 1004 } });
});

test('what is in use is not deleted, and the number of uses is given', async () => {
  const inUse = () => {
    throw new GraphQLError('refused', { extensions: { errorType: 'Conflict', errorInfo: { inUse: 12 } } });
  };
  await open({ deleteSkill: inUse });
  await press('点検');
  await press('この項目を削除');
  const dialog = (
    await screen.findByText(/を削除しますか/, { selector: '.ant-modal-confirm-title' })
  ).closest<HTMLElement>('.ant-modal')!;
  await user.click(within(dialog).getByText('この項目を削除'));
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('12件')]));
});

test('each tab reads its own catalogue, and the company dictionary searches in the API', async () => {
  const listWorkHistoryCompanies = jest.fn((_args: object) => ({
    items: [{ ...stamps, id: 'a', name: '縁工房', version: 1 }],
  }));
  const { router } = await open({ listWorkHistoryCompanies });
  await screen.findByRole('button', { name: '設計' });
  await user.click(screen.getByRole('tab', { name: '勤務先の辞書' }));
  await screen.findByRole('button', { name: '縁工房' });
  expect(router.state.location.search).toBe('?list=companies');
  await user.type(screen.getByRole('searchbox'), '縁{Enter}');
  await waitFor(() =>
    expect(listWorkHistoryCompanies.mock.calls.at(-1)![0]).toMatchObject({
      filter: { name: { beginsWith: '縁' } },
    }),
  );
});

test('the table says how often each entry is used, and sorts by it', async () => {
  await open();
  await waitFor(() =>
    expect(rows().map((cells) => cells.map((text) => text?.trim()))).toEqual([
      ['受付', '', '0', '0'],
      ['設計', '', '3', '1'],
      ['点検', '', '12', '0'],
      ['納品', '', '0', '0'],
    ]),
  );
  await user.click(screen.getByRole('columnheader', { name: /タレント/ }));
  await user.click(screen.getByRole('columnheader', { name: /タレント/ }));
  expect(rows().map(([name]) => name?.trim())).toEqual(['点検', '設計', '受付', '納品']);
  await user.click(screen.getByRole('button', { name: /^未使用/ }));
  expect(rows().map(([name]) => name?.trim())).toEqual(['受付', '納品']);
});

test('entries with the same name in another spelling are shown together, and no further one is saved', async () => {
  const entries = ['リアクト', 'Vue', 'りあくと'].map((name, at) => ({
    ...{ ...stamps, id: `s${at}`, name, position: at + 1, version: 1 },
  }));
  const { createSkill } = await open({ listSkillsByOrderByPosition: () => ({ items: entries }) });
  await user.click(await screen.findByRole('button', { name: /^重複/ }));
  expect(rows().map(([name]) => name?.trim())).toEqual(['リアクト', 'りあくと']);
  await press('項目を追加');
  await fillIn(user, '名前必須', 'ｖｕｅ');
  await press('保存する');
  expect(await screen.findByText('同じ名前の項目がすでにあります。')).toBeInTheDocument();
  expect(createSkill).not.toHaveBeenCalled();
});

test('names in the dictionary of companies that have contact data are marked', async () => {
  const listWorkHistoryCompanies = () => ({
    items: ['縁工房', '連絡は info@example.com まで'].map((name, at) => ({
      ...{ ...stamps, id: `c${at}`, name, version: 1 },
    })),
  });
  await open({ listWorkHistoryCompanies }, '/admin/catalog?list=companies');
  await user.click(await screen.findByRole('button', { name: /^要確認/ }));
  expect(screen.queryByRole('button', { name: '縁工房' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: '連絡は info@example.com まで' })).toBeInTheDocument();
});
