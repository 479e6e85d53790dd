import { screen, waitFor, within } from '@testing-library/react';
import { sessionStore } from '../../../lib/auth/sessionStore';
import { toast } from '../../../lib/toast/toast';
import { aJob } from '../../../testing/aJob';
import { aUser } from '../../../testing/aUser';
import { type Answers, refuse, renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { JobDetailScreen } from './JobDetailScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };

const shown = (changes: Record<string, unknown> = {}) => ({
  ...stamps,
  ...aJob(),
  overView: '受付の画面を</script>組み直します。',
  requiredSkillTags: [{ ...stamps, id: 'react', name: 'React' }],
  selectionProcesses: {
    items: [
      { ...stamps, id: '2', step: 2, title: '面談', description: null },
      { ...stamps, id: '1', step: 1, title: '書類選考', description: null },
    ],
  },
  ...changes,
});

const applicant = {
  ...stamps,
  id: 'me',
  name: '縁 結子',
  phoneticName: 'エニシ ユイコ',
  birthDate: '1992-04-15',
  isShareHistories: false,
  userMainJobId: 'frontend',
  workHistories: { items: [{ ...stamps, id: 'me.1' }] },
};

function open(answers: Answers, query = '') {
  const all = {
    getUser: () => applicant,
    listCompanyBlocks: () => ({ items: [] }),
    searchOpenJobs: () => ({ items: [], total: 0, aggregateItems: [] }),
    notifyToSlackForNewUserApply: () => ({ accepted: true }),
    ...answers,
  };
  return renderWithApi(<JobDetailScreen />, all, {
    at: `/jobs/detail/01JOB${query}`,
    path: '/jobs/detail/:id',
  });
}

const toasts = () => toast.waiting().map(({ text }) => text);

beforeEach(() => {
  sessionStorage.clear();
  toast.taken(toast.waiting());
  sessionStore.set({ status: 'guest', reason: 'noTokens' });
});

test('a job shows its conditions, its texts and its selection in order', async () => {
  await open({ getOpenJob: () => shown() });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(aJob().title!);
  expect(screen.getAllByText('月60〜80万円')).not.toHaveLength(0);
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(steps.indexOf('書類選考')).toBeLessThan(steps.indexOf('面談'));
  expect(document.title).toBe(`${aJob().title} | Enishi`);
});

test('the side has the title and the number of selection steps, and leads to each section', async () => {
  await open({ getOpenJob: () => shown() });
  const side = within(await screen.findByRole('complementary'));
  expect(side.getByText(aJob().title!)).toBeInTheDocument();
  expect(side.getByText('選考 2回')).toBeInTheDocument();
  const links = within(side.getByRole('navigation', { name: '目次' })).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['仕事の概要', '必須スキル', '選考フロー']);
  for (const link of links) {
    const section = document.querySelector<HTMLElement>(link.getAttribute('href')!);
    expect(within(section!).getByRole('heading', { level: 2 })).toHaveTextContent(link.textContent);
  }
});

test('the first sentence about the organization is quoted below the title', async () => {
  const organization = { ...stamps, id: 'o', name: '株式会社さざなみ', icon: null };
  const description = '診療所のための製品です。社員は74名です。';
  await open({ getOpenJob: () => shown({ organization: { ...organization, description } }) });
  expect(await screen.findByText('診療所のための製品です。', { selector: 'header *' })).toBeInTheDocument();
});

test('a hidden organization is shown by its alternative name', async () => {
  const hidden = {
    isHideOrganizationName: true,
    organizationName: null,
    organizationNameForHidden: '医療系の企業',
  };
  await open({ getOpenJob: () => shown(hidden) });
  expect(await screen.findByText('医療系の企業')).toBeInTheDocument();
  expect(screen.getByText(/企業名は非公開です/)).toBeInTheDocument();
});

test('a missing job shows the page for unknown urls', async () => {
  const { router } = await open({ getOpenJob: () => null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
});

test('a closed job shows only its title, and asks search engines to forget it', async () => {
  await open({ getOpenJob: () => shown({ isPublic: false, closedAt: '2026-02-01T00:00:00.000Z' }) });
  expect(await screen.findByText('この案件の募集は終了しました。')).toBeInTheDocument();
  expect(screen.queryByText(/組み直します/)).not.toBeInTheDocument();
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('a guest who applies is led to registration with the job id', async () => {
  const { router } = await open({ getOpenJob: () => shown() });
  await aUser().click(await screen.findByRole('button', { name: '応募する' }));
  expect(router.state.location.pathname + router.state.location.search).toBe('/intermediate?id=01JOB');
});

test('a url that asks for the application form does not open it for a guest', async () => {
  await open({ getOpenJob: () => shown() }, '?id=true');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('after signing in, the talent sees what will be disclosed, agrees and applies', async () => {
  signInAs();
  const createUserApplies = jest.fn(() => ({
    ...stamps,
    id: 'me.01JOB',
    type: 'APPLIED',
    conversationId: 'c',
  }));
  const notifyToSlackForNewUserApply = jest.fn(() => ({ accepted: true }));
  const { router } = await open(
    { getOpenJob: () => shown(), createUserApplies, notifyToSlackForNewUserApply },
    '?id=true',
  );
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('氏名・フリガナ（縁 結子 / エニシ ユイコ）')).toBeInTheDocument();
  expect(sheet.getByText(/職歴は公開設定がオフのため/)).toBeInTheDocument();

  await aUser().click(sheet.getByRole('button', { name: '応募を送信する' }));
  expect(await sheet.findByText('応募するには同意が必要です')).toBeInTheDocument();
  expect(createUserApplies).not.toHaveBeenCalled();

  await aUser().type(sheet.getByLabelText(/メッセージ/), '受付の経験があります');
  await aUser().click(sheet.getByRole('checkbox', { name: /同意/ }));
  await aUser().click(sheet.getByRole('button', { name: '応募を送信する' }));
  expect(await screen.findByText('2026年1月5日に応募しました。')).toBeInTheDocument();
  expect(createUserApplies.mock.calls).toEqual([
    [
      {
        input: expect.objectContaining({ userID: 'me', openJobID: '01JOB', message: '受付の経験があります' }),
      },
      ...rest,
    ],
  ]);
  expect(notifyToSlackForNewUserApply.mock.calls).toEqual([[{ sub: 'me', openJob: '01JOB' }, ...rest]]);
  expect(toasts()).toEqual(['応募しました']);
  expect(router.state.location.search).toBe('');
});

test('files are chosen in the sheet, named among what is disclosed, and sent with the application', async () => {
  signInAs();
  const createUserApplies = jest.fn((_: object) => ({ ...stamps, id: 'a', type: 'APPLIED' }));
  const resumes = { items: [{ ...stamps, id: 'me.cv', filename: '職務経歴書.pdf' }] };
  const getUser = () => ({ ...applicant, resumes });
  await open({ getOpenJob: () => shown(), getUser, createUserApplies }, '?id=true');
  const sheet = within(await screen.findByRole('dialog'));
  await aUser().click(await sheet.findByRole('checkbox', { name: /職務経歴書\.pdf/ }));
  await sheet.findByText('添付書類：');
  await aUser().click(sheet.getByRole('checkbox', { name: /同意/ }));
  await aUser().click(sheet.getByRole('button', { name: '応募を送信する' }));
  await waitFor(() => expect(createUserApplies).toHaveBeenCalled());
  expect(createUserApplies.mock.calls).toMatchObject([[{ input: { resumeIds: ['me.cv'] } }, ...rest]]);
});

/** The last two arguments with which graphql-js calls a resolver of the simulated API, as matchers. */
const rest = [undefined, expect.anything()];

test('a url that is not https is refused at its field', async () => {
  signInAs();
  await open({ getOpenJob: () => shown() }, '?id=true');
  const sheet = within(await screen.findByRole('dialog'));
  await aUser().type(sheet.getByLabelText(/参考URL/), 'javascript:alert(1)');
  await aUser().tab();
  expect(await sheet.findByText('https:// で始まるURLを入力してください')).toBeInTheDocument();
});

test('typed values are restored when the sheet is opened again', async () => {
  signInAs();
  await open({ getOpenJob: () => shown() }, '?id=true');
  const sheet = within(await screen.findByRole('dialog'));
  await aUser().type(sheet.getByLabelText(/メッセージ/), '下書き');
  await aUser().keyboard('{Escape}');
  await aUser().click(await screen.findByRole('button', { name: '応募する' }));
  expect(await screen.findByDisplayValue('下書き')).toBeInTheDocument();
});

test('a chip begins a part of the message, what was typed stays, and the letters are counted', async () => {
  signInAs();
  await open({ getOpenJob: () => shown() }, '?id=true');
  const sheet = within(await screen.findByRole('dialog'));
  const message = sheet.getByLabelText(/メッセージ/);
  await aUser().type(message, 'はじめまして。');
  expect(sheet.getByText('7／4000文字')).toBeInTheDocument();
  const starters = within(sheet.getByRole('list', { name: '見出しを追加' }));
  await aUser().click(starters.getByRole('button', { name: /活かせる経験/ }));
  expect(message).toHaveValue('はじめまして。\n\n【活かせる経験】\n');
  expect(message).toHaveFocus();
  expect(starters.getAllByRole('button')).toHaveLength(1);
  await aUser().keyboard('{Escape}');
  await aUser().click(await screen.findByRole('button', { name: '応募する' }));
  expect(await screen.findByDisplayValue(/【活かせる経験】/)).toBeInTheDocument();
});

test('a second application is refused with a message, and the typed values stay', async () => {
  signInAs();
  const createUserApplies = () => refuse('Conflict');
  await open({ getOpenJob: () => shown(), createUserApplies }, '?id=true');
  const sheet = within(await screen.findByRole('dialog'));
  await aUser().type(sheet.getByLabelText(/メッセージ/), 'もう一度');
  await aUser().click(sheet.getByRole('checkbox', { name: /同意/ }));
  await aUser().click(sheet.getByRole('button', { name: '応募を送信する' }));
  await waitFor(() => expect(toasts()).toEqual(['この案件にはすでに応募しています']));
  expect(sheet.getByDisplayValue('もう一度')).toBeInTheDocument();
});

test('the applicant sees the history with the reasons', async () => {
  signInAs();
  const history = [
    { type: 'APPLIED', at: '2026-01-05T00:00:00.000Z', reason: null },
    { type: 'REJECTED', at: '2026-01-08T00:00:00.000Z', reason: '経験年数が合わないため' },
  ];
  const myApply = { ...stamps, id: 'me.01JOB', type: 'REJECTED', history };
  await open({ getOpenJob: () => shown({ myApply }) });
  const events = within(await screen.findByRole('list', { name: '選考の履歴' })).getAllByRole('listitem');
  expect(events[1]).toHaveTextContent(/^2026年1月8日 見送り.*経験年数が合わないため$/);
});

test('an application can be withdrawn after a confirmation, and then be made again', async () => {
  signInAs();
  const myApply = { ...stamps, id: 'me.01JOB', type: 'APPLIED' };
  const updateUserApplies = jest.fn(() => ({ ...myApply, type: 'WITHDRAWN', version: 2 }));
  await open({ getOpenJob: () => shown({ myApply }), updateUserApplies });
  await aUser().click(await screen.findByRole('button', { name: '応募を辞退する' }));
  const question = within(await screen.findByRole('dialog'));
  await aUser().click(question.getByRole('button', { name: '応募を辞退する' }));
  expect(await screen.findByRole('button', { name: 'もう一度応募する' })).toBeInTheDocument();
  expect(updateUserApplies).toHaveBeenCalledTimes(1);
});
