import { screen, waitFor, within } from '@testing-library/react';
import type { SynonymRule } from '../../../../../model/search/SynonymRule';
import { toast } from '../../../lib/toast/toast';
import { aUser } from '../../../testing/aUser';
import { fillIn } from '../../../testing/fillIn';
import { type Answers, refuse, renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { CatalogScreen } from '../CatalogScreen';

interface Sent {
  input: { rules: SynonymRule[] };
  condition: { version: { eq: number } };
}

async function open(answers: Answers = {}, search = '') {
  let stored = {
    rules: [
      { words: ['帳面つけ'], to: ['経理'], reason: '5人が検索' },
      { words: ['ノーコード', 'nocode'], to: [] as string[], reason: null as string | null },
    ],
    publishedAt: '2026-05-10T00:00:00.000Z',
    version: 3,
  };
  const publishSynonyms = jest.fn(({ input }: Sent) => {
    stored = { ...stored, rules: input.rules as never, version: stored.version + 1 };
    return stored;
  });
  const previewSynonyms = jest.fn(({ queries }: { rules: SynonymRule[]; queries: string[] }) =>
    queries.map((query) => ({ query, before: 0, after: 12, added: ['経理担当'], removed: [] })),
  );
  await renderWithApi(
    <CatalogScreen />,
    { listSynonyms: () => ({ ...stored }), publishSynonyms, previewSynonyms, ...answers },
    { at: `/admin/catalog?list=synonyms${search}`, path: '/admin/catalog' },
  );
  return { publishSynonyms, previewSynonyms };
}

const user = aUser();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const rules = async () =>
  within(await screen.findByRole('list', { name: '同義語' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  localStorage.clear();
  toast.taken(toast.waiting());
  signInAs({ isAdmin: true, groups: ['admin'] });
});

test('a rule says in which direction it works', async () => {
  await open();
  expect(await rules()).toEqual(['帳面つけ → 経理', 'ノーコード ＝ nocode']);
});

test('a term from the dashboard opens a new rule, which is compared and then published with the others', async () => {
  const { publishSynonyms, previewSynonyms } = await open({}, '&word=%E7%B5%A1%E7%B9%B0');
  expect(await screen.findByDisplayValue('絡繰')).toBeInTheDocument();
  await fillIn(user, '見つける語任意', '機械設計、Ｐｙｔｈｏｎ');
  await press('検索結果の変化を確認');
  expect(await screen.findAllByText('0件 → 12件')).toHaveLength(3);
  expect(previewSynonyms.mock.calls[0]![0]).toMatchObject({ queries: ['絡繰', '機械設計', 'python'] });
  expect(publishSynonyms).not.toHaveBeenCalled();
  await press('保存する');
  await waitFor(() => expect(publishSynonyms).toHaveBeenCalledTimes(1));
  const [{ input, condition }] = publishSynonyms.mock.calls[0]!;
  expect(condition).toEqual({ version: { eq: 3 } });
  expect(input.rules.slice(0, 2).map(({ words }) => words[0])).toEqual(['帳面つけ', 'ノーコード']);
  expect(input.rules[2]).toEqual({ words: ['絡繰'], to: ['機械設計', 'python'], reason: null });
});

test('a rule with more words than one call compares is compared as a whole', async () => {
  const { previewSynonyms } = await open({}, '&word=%E7%B5%A1%E7%B9%B0');
  const found = [...'甲乙丙丁戊己庚辛'].map((letter) => `${letter}型旋盤`);
  await fillIn(user, '検索された語必須', found.join('、'));
  await fillIn(user, '見つける語任意', '研削盤、中ぐり盤、歯切盤、平削盤');
  await press('検索結果の変化を確認');
  expect(await screen.findAllByText('0件 → 12件')).toHaveLength(12);
  expect(previewSynonyms.mock.calls.map(([{ queries }]) => queries.length)).toEqual([10, 2]);
});

test('a rule that is too wide can be neither compared nor published', async () => {
  const { publishSynonyms } = await open();
  await press('帳面つけ → 経理');
  await fillIn(user, '見つける語任意', '求人');
  expect(screen.getByRole('button', { name: '検索結果の変化を確認' })).toBeDisabled();
  await press('保存する');
  expect(await screen.findByText(/広すぎる語/)).toBeInTheDocument();
  expect(publishSynonyms).not.toHaveBeenCalled();
});

test('what another administrator has published meanwhile stays', async () => {
  const { publishSynonyms } = await open({
    publishSynonyms: (() => {
      let isFirst = true;
      return (sent: Sent) => {
        if (!isFirst) return { rules: sent.input.rules, publishedAt: null, version: 9 };
        isFirst = false;
        return refuse('Conflict');
      };
    })(),
    listSynonyms: (() => {
      let reads = 0;
      return () => {
        reads += 1;
        const others = reads > 1 ? [{ words: ['蒔絵'], to: ['漆'], reason: null }] : [];
        const own = { words: ['帳面つけ'], to: ['経理'], reason: null };
        return { rules: [...others, own], publishedAt: null, version: reads > 1 ? 8 : 3 };
      };
    })(),
  });
  expect(publishSynonyms).not.toHaveBeenCalled();
  await press('帳面つけ → 経理');
  await fillIn(user, '理由任意', '5人が検索');
  await press('保存する');
  await waitFor(() => expect(toast.waiting().map(({ text }) => text)).toEqual(['同義語を公開しました']));
});

test('a rule is deleted after a question', async () => {
  const { publishSynonyms } = await open();
  await press('ノーコード ＝ nocode');
  await press('この同義語を削除');
  const dialog = (
    await screen.findByText(/同義語を削除しますか/, { selector: '.ant-modal-confirm-title' })
  ).closest<HTMLElement>('.ant-modal')!;
  await user.click(within(dialog).getByText('この同義語を削除'));
  await waitFor(() => expect(publishSynonyms).toHaveBeenCalledTimes(1));
  expect(publishSynonyms.mock.calls[0]![0].input.rules).toHaveLength(1);
});

test('without a rule it says what to do', async () => {
  await open({ listSynonyms: () => ({ rules: [], publishedAt: null, version: 0 }) });
  expect(await screen.findByText(/まだありません/)).toBeInTheDocument();
});
