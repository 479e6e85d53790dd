import { act, screen, waitFor } from '@testing-library/react';
import { aUser } from '../../../testing/aUser';
import { type Answers, refuse, renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { EditSkillsScreen } from './EditSkillsScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };
const tag = (id: string, name: string, kana: string) => ({
  ...stamps,
  id,
  name,
  kana,
  skillTagSkillId: 'ui',
});
const row = (id: string, position: number | null, yearsOfExperience: number | null = null) => ({
  ...{ ...stamps, id: `me.${id}`, skillSetSkillTagId: id, position, yearsOfExperience, version: 3 },
});
const history = { ...stamps, id: 'me.h', description: 'Vue.jsで管理画面を作った。' };
const profile = {
  ...{ ...stamps, id: 'me', userMainJobId: 'design', isAgreedPostForClient: true },
  workHistories: { items: [{ ...history, achievements: { items: [] } }] },
};
const catalogue: Answers = {
  listJobs: () => ({ items: [{ ...stamps, id: 'design', name: 'デザイナー' }] }),
  listPrefacturesByOrderByPosition: () => ({ items: [] }),
  listSkillTagsByOrderByPosition: () => ({ items: [] }),
  listSkillCategories: () => ({ items: [{ ...stamps, id: 'front', name: 'フロントエンド開発' }] }),
  listSkills: () => ({
    items: [
      {
        ...{ ...stamps, id: 'ui', name: 'UIフレームワーク', kana: 'ユーアイフレームワーク' },
        ...{ skillJobId: 'design', skillCategorySkillsId: 'front' },
      },
    ],
  }),
  listSkillTags: () => ({
    items: [
      tag('react', 'React', 'リアクト'),
      tag('vue', 'Vue.js', 'ビュージェイエス'),
      tag('k8s', 'Kubernetes', 'クーバネティス'),
    ],
  }),
};
const user = aUser();

interface Sent {
  input: Record<string, unknown> & { id?: string };
  condition?: { version: { eq: number } };
}

async function open(rows: readonly { id: string }[], answers: Answers = {}) {
  const sent: unknown[] = [];
  let stored = [...rows];
  const getUser = jest.fn(() => ({ ...profile, skillSets: { items: stored } }));
  const createSkillSet = ({ input }: Sent) => {
    sent.push(['create', input]);
    const added = { ...stamps, id: `me.${String(input['skillSetSkillTagId'])}`, ...input };
    stored = [...stored, added];
    return added;
  };
  const updateSkillSet = ({ input, condition }: Sent) => {
    sent.push(['update', input, condition?.version.eq]);
    const changed = stored.find(({ id }) => id === input.id);
    return Object.assign(changed ?? {}, input, { version: (condition?.version.eq ?? 0) + 1 });
  };
  const deleteSkillSet = ({ input }: Sent) => {
    sent.push(['delete', input.id]);
    stored = stored.filter(({ id }) => id !== input.id);
    return { ...stamps, id: input.id };
  };
  await renderWithApi(<EditSkillsScreen />, {
    ...{ ...catalogue, getUser, createSkillSet, updateSkillSet, deleteSkillSet, ...answers },
  });
  await screen.findByLabelText('スキルを追加');
  await waitFor(() => expect(screen.queryByText('読み込んでいます')).not.toBeInTheDocument());
  return { sent, getUser };
}
const years = (name: string) => screen.getByLabelText(`「${name}」の経験年数`);
const listed = () =>
  screen.queryAllByLabelText(/の経験年数$/).map((field) => field.getAttribute('aria-label')?.slice(1, -6));

beforeEach(() => {
  localStorage.clear();
  signInAs();
});

test('a skill that is found by its reading is added at the end, and offered only once', async () => {
  const { sent } = await open([row('react', 1)]);
  await user.type(screen.getByLabelText('スキルを追加'), 'くーばね');
  await user.click(await screen.findByTitle('Kubernetes'));
  await waitFor(() => expect(listed()).toEqual(['React', 'Kubernetes']));
  const input = { userID: 'me', skillSetSkillTagId: 'k8s', position: 2, yearsOfExperience: null };
  expect(sent).toEqual([['create', input]]);
  await user.type(screen.getByLabelText('スキルを追加'), 'k8s');
  expect(await screen.findByTitle('Kubernetes（追加済み）')).toBeInTheDocument();
});

test('years are stored when the field is left, for the version that is stored', async () => {
  const { sent } = await open([row('react', 1, 3)]);
  await user.clear(years('React'));
  await user.type(years('React'), '4.5');
  expect(sent).toEqual([]);
  await user.tab();
  expect(await screen.findByText(/保存しました/)).toBeInTheDocument();
  expect(sent).toEqual([['update', { id: 'me.react', yearsOfExperience: 4.5 }, 3]]);
});

test.each([
  ['41', '0から40までの数を入力してください'],
  ['1.2', '0.5きざみの数を入力してください'],
])('%s years are refused with the message of the rule, and not sent', async (text, message) => {
  const { sent } = await open([row('react', 1, 3)]);
  await user.clear(years('React'));
  await user.type(years('React'), text);
  expect(await screen.findByText(message)).toBeInTheDocument();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(sent).toEqual([]);
});

test('a row that is moved with the keyboard is one mutation of its own position', async () => {
  const { sent } = await open([row('react', 1), row('vue', 2), row('k8s', 3)]);
  act(() => screen.getByLabelText('「Kubernetes」を並べ替える').focus());
  await user.keyboard(' {ArrowUp} ');
  expect(await screen.findByText(/保存しました/)).toBeInTheDocument();
  expect(sent).toEqual([['update', { id: 'me.k8s', position: 1.5 }, 3]]);
  expect(listed()).toEqual(['React', 'Kubernetes', 'Vue.js']);
});

test('two changes of one row are sent one after the other, each for the version that the last one left', async () => {
  const { sent } = await open([row('react', 1, 3), row('vue', 2)]);
  await user.clear(years('React'));
  await user.type(years('React'), '5');
  act(() => screen.getByLabelText('「React」を並べ替える').focus());
  await user.keyboard(' {ArrowDown} ');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toEqual([
    ['update', { id: 'me.react', yearsOfExperience: 5 }, 3],
    ['update', { id: 'me.react', position: 3 }, 4],
  ]);
});

test('a removed skill leaves the list', async () => {
  const { sent } = await open([row('react', 1), row('vue', 2)]);
  await user.click(screen.getByLabelText('「React」を外す'));
  await waitFor(() => expect(listed()).toEqual(['Vue.js']));
  expect(sent).toEqual([['delete', 'me.react']]);
});

test('skills that the histories mention and those of the occupation are added with one tap', async () => {
  const { sent } = await open([row('react', 1)]);
  const [mentioned] = screen.getAllByLabelText('「Vue.js」を追加');
  await user.click(mentioned!);
  await waitFor(() => expect(listed()).toEqual(['React', 'Vue.js']));
  expect(sent).toHaveLength(1);
  expect(screen.queryByLabelText('「Vue.js」を追加')).not.toBeInTheDocument();
});

test('a skill that the catalogue does not have is proposed', async () => {
  const proposeSkill = jest.fn((_args: { name: string }) => ({ accepted: true }));
  await open([], { proposeSkill });
  expect(screen.getByText(/スキルはまだありません/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('スキルを追加'), '量子機織り');
  await user.click(await screen.findByTitle('「量子機織り」の追加を提案する'));
  await waitFor(() => expect(proposeSkill.mock.calls.map(([{ name }]) => name)).toEqual(['量子機織り']));
});

test('with 50 skills nothing can be added, and the screen says why', async () => {
  await open(Array.from({ length: 50 }, (_, index) => row(`tag${index}`, index + 1)));
  expect(screen.getByLabelText('スキルを追加')).toBeDisabled();
  expect(screen.getByText(/登録できるスキルは50個までです/)).toBeInTheDocument();
});

test('after a conflict the list is read again, and the screen says what happened', async () => {
  const { getUser } = await open([row('react', 1, 3)], { updateSkillSet: () => refuse('Conflict') });
  const before = getUser.mock.calls.length;
  await user.clear(years('React'));
  await user.type(years('React'), '4{Enter}');
  expect(await screen.findByText(/ほかの画面で内容が変わりました/)).toBeInTheDocument();
  await waitFor(() => expect(getUser.mock.calls.length).toBe(before + 1));
  expect(years('React')).toHaveValue('3');
});
