import { cleanup, screen, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { aUser } from '../../../testing/aUser';
import { type Answers, refuse, renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { ImportResumeScreen } from './ImportResumeScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };
const user = aUser();
const resume = {
  basics: { summary: '画面を作っています。' },
  work: [
    { name: '風見製作所', startDate: '2020-04-01', highlights: ['工場の刷新'] },
    { name: '青葉システムズ', startDate: '2022-04-01', endDate: '2020-04-01' },
  ],
  certificates: [{ name: '簿記' }],
  skills: [{ name: '秘伝' }],
};

type Args = { input: Record<string, unknown>; condition?: { version: { eq: number } } };
let calls: string[];

const note =
  (name: string, answer: (args: Args) => object = () => ({})) =>
  (args: Args) => {
    calls.push(
      `${name} ${JSON.stringify(args.condition ? [args.input, args.condition.version.eq] : args.input)}`,
    );
    return { ...stamps, id: `me.${calls.length}`, ...args.input, ...answer(args) };
  };

async function open(answers: Answers = {}) {
  await renderWithApi(<ImportResumeScreen />, {
    getUser: () => ({ ...stamps, id: 'me', version: 7, description: '前の紹介' }),
    listSkills: () => ({ items: [] }),
    listSkillTags: () => ({ items: [] }),
    listSkillCategories: () => ({ items: [] }),
    updateUser: note('updateUser', ({ condition }) => ({
      id: 'me',
      version: (condition?.version.eq ?? 0) + 1,
    })),
    createWorkHistory: note('createWorkHistory'),
    createWorkHistoryAchievement: note('createWorkHistoryAchievement'),
    createQualification: note('createQualification'),
    deleteWorkHistory: note('deleteWorkHistory'),
    deleteWorkHistoryAchievement: note('deleteWorkHistoryAchievement'),
    deleteQualification: note('deleteQualification'),
    ...answers,
  });
}
const choose = (text: string, name = 'resume.json') =>
  user.upload(screen.getByLabelText(/^JSON Resume/), new File([text], name, { type: 'application/json' }));
const row = (name: string) => screen.getByText(name, { selector: 'span' }).closest('li')!;
const withoutToken = () => calls.map((call) => call.replace(/,"clientToken":"\w+"/, ''));

beforeEach(() => {
  localStorage.clear();
  signInAs();
  calls = [];
});

test.each([
  ['{', /JSONとして読み取れない/],
  ['{"name":"縁"}', /経歴の項目/],
  ['{"work":[{"startDate":"昨年"}]}', /「work\[0\]\.startDate」/],
])('a file that is no CV is explained: %s', async (text, message) => {
  await open();
  await choose(text);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
});

test('a file that is too large is not read', async () => {
  await open();
  await choose(`{"work":[],"filler":"${'a'.repeat(1_048_576)}"}`);
  expect(await screen.findByText(/大きすぎます/)).toBeInTheDocument();
});

test('a file without differences says so', async () => {
  await open();
  await choose('{"basics":{"summary":"前の紹介"}}');
  expect(await screen.findByText(/違いはありませんでした/)).toBeInTheDocument();
});

test('a profile that cannot be read is read again on request', async () => {
  let isDown = true;
  await open({
    getUser: () => (isDown ? refuse('TooManyRequests') : { ...stamps, id: 'me', description: '前の紹介' }),
  });
  await choose('{"basics":{"summary":"前の紹介"}}');
  const again = await screen.findByText('もう一度読み込む');
  isDown = false;
  await user.click(again);
  expect(await screen.findByText(/違いはありませんでした/)).toBeInTheDocument();
});

test('differences are shown, chosen, stored row by row, and undone in the opposite order', async () => {
  await open();
  await choose(JSON.stringify(resume));
  await screen.findByText('風見製作所');
  expect(row('自己紹介')).toHaveTextContent('前の紹介 画面を作っています。');
  expect(row('青葉システムズ')).toHaveTextContent('退社：終了日は、開始日と同じ日か、それより後に');
  expect(within(row('青葉システムズ')).getByRole('checkbox')).toBeDisabled();
  expect(row('秘伝')).toHaveTextContent('スキル一覧にない名前');
  await user.click(within(row('簿記')).getByRole('checkbox'));
  await user.click(screen.getByText('選んだ3件を登録する'));
  expect(await screen.findByText(/3件を登録しました/)).toBeInTheDocument();
  expect(row('自己紹介')).toHaveTextContent('変更しました');
  expect(row('風見製作所')).toHaveTextContent('登録しました');
  expect(row('簿記')).not.toHaveTextContent('登録しました');
  await user.click(screen.getByText('登録した3件を取り消す'));
  expect(await screen.findAllByText('取り消しました')).toHaveLength(3);
  expect(withoutToken()).toEqual([
    'updateUser [{"sub":"me","description":"画面を作っています。"},7]',
    'createWorkHistory {"userID":"me","startDate":"2020-04-01","historyType":"WORK","isContinuation":true,"organizationName":"風見製作所"}',
    'createWorkHistoryAchievement {"workHistoryID":"me.2","projectName":"工場の刷新"}',
    'deleteWorkHistoryAchievement {"id":"me.3"}',
    'deleteWorkHistory {"id":"me.2"}',
    'updateUser [{"sub":"me","description":"前の紹介"},8]',
  ]);
});

test('a refused row says why, what depends on it is not sent, and it can be stored again', async () => {
  let isRefusing = true;
  const createWorkHistory = note('createWorkHistory', () => {
    if (!isRefusing) return {};
    const errorInfo = { field: 'input', rule: 'most 100' };
    throw new GraphQLError('refused', { extensions: { errorType: 'InvalidInput', errorInfo } });
  });
  await open({ createWorkHistory });
  await choose(JSON.stringify({ work: resume.work.slice(0, 1) }));
  await user.click(await screen.findByText('選んだ2件を登録する'));
  expect(await screen.findByText(/2件は登録できませんでした/)).toBeInTheDocument();
  expect(row('風見製作所')).toHaveTextContent('登録できませんでした。登録できる件数の上限');
  expect(row('工場の刷新')).toHaveTextContent('どの職歴の実績か分からない');
  expect(calls).toHaveLength(1);
  isRefusing = false;
  await user.click(screen.getByText('選んだ2件を登録する'));
  expect(await screen.findByText(/2件を登録しました/)).toBeInTheDocument();
  const token = (call = '') => /"clientToken":"(\w+)"/.exec(call)?.[1];
  expect(token(calls[1])).toBe(token(calls[0]));
});

test('what somebody changed after the import is not undone', async () => {
  let isChanged = false;
  const updateUser = note('updateUser', () => (isChanged ? refuse('Conflict') : { id: 'me', version: 8 }));
  await open({ updateUser });
  await choose('{"basics":{"summary":"新しい紹介"}}');
  await user.click(await screen.findByText('選んだ1件を登録する'));
  await screen.findByText(/1件を登録しました/);
  isChanged = true;
  await user.click(screen.getByText('登録した1件を取り消す'));
  expect(await screen.findByText(/^取り消せませんでした。ほかの画面で/)).toBeInTheDocument();
});

test('an undo that failed half-way continues where it stopped', async () => {
  let isDown = true;
  let divisions = 1;
  const education = { institution: '桜丘大学', area: '情報学科', studyType: '学士' };
  const history = { ...stamps, id: 'me.h', historyType: 'EDUCATION', organizationName: '桜丘大学' };
  await open({
    getUser: () => ({ ...stamps, id: 'me', workHistories: { items: [history] } }),
    updateWorkHistory: ({ input }: Args) =>
      input['position'] === null && isDown ? refuse('TooManyRequests') : { ...history, version: 2 },
    createWorkHistoryDivision: () => ({ ...stamps, id: 'me.h.d', name: '情報学科' }),
    deleteWorkHistoryDivision: () => {
      divisions -= 1;
      return divisions < 0 ? refuse('NotFound') : { ...stamps, id: 'me.h.d' };
    },
  });
  await choose(JSON.stringify({ education: [education] }));
  await user.click(await screen.findByText('選んだ1件を登録する'));
  await screen.findByText(/1件を登録しました/);
  await user.click(screen.getByText('登録した1件を取り消す'));
  expect(await screen.findByText(/^取り消せませんでした/)).toBeInTheDocument();
  isDown = false;
  await user.click(screen.getByText('登録した1件を取り消す'));
  expect(await screen.findByText('取り消しました')).toBeInTheDocument();
});

test('an import can still be undone after the screen was left, on the same device', async () => {
  await open();
  await choose(JSON.stringify({ basics: resume.basics, certificates: resume.certificates }));
  await user.click(await screen.findByText('選んだ2件を登録する'));
  await screen.findByText(/2件を登録しました/);
  cleanup();
  calls = [];
  await open();
  expect(await screen.findByText('前回取り込んだもの')).toBeInTheDocument();
  expect(row('自己紹介')).toHaveTextContent('前の紹介 画面を作っています。');
  await user.click(screen.getByText('登録した2件を取り消す'));
  expect(await screen.findAllByText('取り消しました')).toHaveLength(2);
  expect(calls).toEqual([
    'deleteQualification {"id":"me.2"}',
    'updateUser [{"sub":"me","description":"前の紹介"},8]',
  ]);
  cleanup();
  await open();
  expect(screen.queryByText('前回取り込んだもの')).not.toBeInTheDocument();
});

test('an import that is not to be undone is forgotten on request', async () => {
  await open();
  await choose(JSON.stringify({ certificates: resume.certificates }));
  await user.click(await screen.findByText('選んだ1件を登録する'));
  await screen.findByText(/1件を登録しました/);
  cleanup();
  await open();
  await user.click(await screen.findByText('取り消さずに閉じる'));
  expect(screen.queryByText('登録した1件を取り消す')).not.toBeInTheDocument();
  cleanup();
  await open();
  expect(screen.queryByText('前回取り込んだもの')).not.toBeInTheDocument();
});
