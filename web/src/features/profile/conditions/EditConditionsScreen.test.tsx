import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../testing/aUser';
import { fillIn } from '../../../testing/fillIn';
import { type Answers, refuse, renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { EditConditionsScreen } from './EditConditionsScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z' };
const named = (id: string, name: string) => ({ ...stamps, version: 1, id, name });
const area = (prefactureID: string, isSelected: boolean, version = 1) => ({
  ...{ ...stamps, id: `me.${prefactureID}`, prefactureID, isSelected, version },
});
const wish = (jobID: string, isPositive: boolean) => ({
  ...{ ...stamps, id: `me.${jobID}`, jobID, isPositive, isSelected: true, version: 1 },
});
const profile = {
  ...{
    ...stamps,
    id: 'me',
    version: 3,
    salaryType: 'MONTHLY',
    minumumSalary: 600_000,
    maximumSalary: 800_000,
  },
  ...{ numberOfDayPerWeek: 5, numberOfHoursPerDay: 8, isAgreedPostForClient: true },
  userPrefactures: { items: [area('13', true, 2), area('14', false, 5)] },
  userMainJobs: { items: [wish('design', true), wish('sales', false)] },
};
const catalogue: Answers = {
  listJobs: () => ({ items: [named('design', 'デザイナー'), named('sales', '営業'), named('sre', 'SRE')] }),
  listPrefacturesByOrderByPosition: () => ({
    items: [named('13', '東京都'), named('14', '神奈川県'), named('26', '京都府')],
  }),
  listSkillTagsByOrderByPosition: () => ({ items: [] }),
};
const user = aUser();

async function open(changes: object = {}, answers: Answers = {}) {
  const stored: Record<string, unknown> = { ...profile, ...changes };
  const sent: unknown[] = [];
  const store =
    (record: (input: Record<string, unknown>) => object) =>
    ({ input, condition }: { input: Record<string, unknown>; condition?: { version: { eq: number } } }) => {
      sent.push([input, condition?.version.eq]);
      return record(input);
    };
  const searchOpenJobs = jest.fn((_args: { filter?: object }) => ({ items: [], total: 7 }));
  const updateUser = store((input) => Object.assign(stored, input, { version: 4 }));
  const row = store((input) => ({
    ...stamps,
    id: `me.${String(input['prefactureID'])}`,
    version: 9,
    ...input,
  }));
  await renderWithApi(<EditConditionsScreen />, {
    ...{ ...catalogue, getUser: () => stored, updateUser, searchOpenJobs },
    ...{ createUserPrefactures: row, updateUserPrefactures: row, updateUserMainJobs: row, ...answers },
  });
  await screen.findByLabelText('そのほかの希望任意');
  await screen.findByText('東京都');
  return { sent, store, searchOpenJobs };
}
// Queries by role are slow in a form of this length.
const save = () => user.click(screen.getByText('保存する'));
const isSaved = () => screen.findByText(/保存しました/);
const choose = (group: string, option: string) =>
  user.click(within(screen.getByLabelText(group)).getByLabelText(option));
async function pick(label: RegExp, name: string) {
  await user.click(screen.getByLabelText(label));
  await user.click(await screen.findByTitle(name));
}
async function unpick(name: string) {
  const [remove] = screen.getAllByTitle(name).flatMap((each) => within(each).queryAllByLabelText('close'));
  await user.click(remove!);
}

beforeEach(() => {
  localStorage.clear();
  signInAs();
});

test('one changed wish is one mutation, for the version that was loaded', async () => {
  const { sent } = await open();
  await choose('副業・フリーランスへの意欲', '良い話があれば');
  await save();
  await isSaved();
  expect(sent).toEqual([[{ sub: 'me', appetiteToSideWork: 'GOOD_OFFER' }, 3]]);
});

test('a chosen area is added or selected again, and each removed one is not selected any more', async () => {
  const { sent } = await open();
  await pick(/^働ける地域/, '神奈川県');
  await pick(/^働ける地域/, '京都府');
  await unpick('東京都');
  await save();
  await isSaved();
  expect(sent).toHaveLength(3);
  expect(sent).toEqual(
    expect.arrayContaining([
      [{ id: 'me.13', isSelected: false }, 2],
      [{ id: 'me.14', isSelected: true }, 5],
      [{ userID: 'me', prefactureID: '26', isSelected: true }, undefined],
    ]),
  );
});

test('after a failure, only what was not stored is sent again', async () => {
  let isBroken = true;
  const fails = () => (isBroken ? refuse('TooManyRequests') : { ...area('14', true, 6) });
  const { sent } = await open({}, { updateUserPrefactures: fails });
  await pick(/^働ける地域/, '神奈川県');
  await pick(/^働ける地域/, '京都府');
  await save();
  expect(await screen.findByText(/短い時間に操作が続きました/)).toHaveTextContent(
    '入力した内容はこの画面に残っています',
  );
  isBroken = false;
  await save();
  await isSaved();
  expect(sent).toEqual([[{ userID: 'me', prefactureID: '26', isSelected: true }, undefined]]);
});

test('an occupation is wanted or unwanted, never both', async () => {
  await open();
  await user.click(screen.getByLabelText(/^希望する職種/));
  await screen.findByTitle('SRE');
  expect(screen.getAllByTitle('営業')).toHaveLength(1);
});

test('to work at an office, at least one area is needed', async () => {
  const { sent } = await open();
  await choose('希望する働き方', '出社');
  await unpick('東京都');
  await save();
  expect(await screen.findByText(/働ける地域を1つ以上選んでください/)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('the hours of a week and the amount of a month are computed from what was entered', async () => {
  await open({ salaryType: 'HOURLY', minumumSalary: 4_000, maximumSalary: null });
  expect(screen.getByText('1週間の合計：40時間')).toBeInTheDocument();
  await choose('働ける日数（1週間）', '3日');
  expect(await screen.findByText('1週間の合計：24時間')).toBeInTheDocument();
  expect(screen.getByText(/1か月の目安：41.6万円〜|1か月の目安：416,000円〜/)).toBeInTheDocument();
});

describe('another unit of the salary', () => {
  const amounts = () => [
    screen.getByLabelText('希望する報酬の下限任意'),
    screen.getByLabelText('希望する報酬の上限任意'),
  ];

  test('asks whether to convert the entered amounts, and nothing is saved before the answer', async () => {
    const { sent } = await open();
    await choose('報酬の単位', '時給');
    await save();
    expect(await screen.findByText(/入力済みの金額をどうするか/)).toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(screen.getByText('換算する'));
    await waitFor(() => expect(amounts()[0]).toHaveValue('3,460'));
    await save();
    await isSaved();
    const input = { sub: 'me', salaryType: 'HOURLY', minumumSalary: 3_460, maximumSalary: 4_620 };
    expect(sent).toEqual([[input, 3]]);
  });

  test('can empty the amounts; a fixed price cannot be converted', async () => {
    await open();
    await choose('報酬の単位', '一式');
    expect(await screen.findByText(/この単位には換算できません/)).toBeInTheDocument();
    expect(screen.queryByText('換算する')).not.toBeInTheDocument();
    await user.click(screen.getByText('金額を消す'));
    await waitFor(() => expect(amounts()[1]).toHaveValue(''));
  });

  test('is no question any more when the person returns to the old unit', async () => {
    await open();
    await choose('報酬の単位', '時給');
    await screen.findByText(/新しい単位に換算すると/);
    await choose('報酬の単位', '月額');
    await waitFor(() => expect(screen.queryByText(/新しい単位に換算すると/)).not.toBeInTheDocument());
  });
});

test.each([
  ['働ける時間（1日）任意', '13', '1から12までの数を入力してください'],
  ['希望する報酬の下限任意', '900000', '下限は、上限と同じか、それより低くしてください。'],
  ['働き方についての希望任意', 'あ'.repeat(501), '500文字以内で入力してください'],
  ['そのほかの希望任意', 'あ'.repeat(1001), '1000文字以内で入力してください'],
])('%s: a wrong value is refused with the message of its rule', async (label, text, message) => {
  const { sent } = await open();
  await fillIn(user, label, text);
  await save();
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('the fitting jobs are counted once after several changes, by what was entered', async () => {
  const { searchOpenJobs } = await open();
  await screen.findByText('この条件に合う公開案件 7件');
  const before = searchOpenJobs.mock.calls.length;
  await choose('働ける日数（1週間）', '2日');
  await choose('希望する働き方', 'フルリモート');
  await waitFor(() => expect(searchOpenJobs.mock.calls.length).toBe(before + 1));
  expect(searchOpenJobs.mock.lastCall?.[0].filter).toMatchObject({
    numberOfDayPerWeek: { range: [1, 2] },
    baseLocationTypes: { in: ['REMOTE'] },
    jobIDs: { in: ['design'] },
    minumumSalary: { gte: 600_000 },
  });
  const link = (await screen.findByText(/公開案件 7件/)).closest('a');
  expect(link).toHaveAttribute('href', expect.stringContaining('days=1-2'));
});

test('each field says who sees it, and the settings are on the screen for privacy', async () => {
  await open({ isShareAppetites: true, isPrivate: true });
  expect(screen.getAllByText('応募先・契約先の企業だけが見られます').length).toBeGreaterThan(1);
  expect(screen.getByRole('link', { name: '公開範囲を変更' })).toHaveAttribute('href', '/user/privacy');
  expect(screen.queryByRole('switch')).not.toBeInTheDocument();
});
