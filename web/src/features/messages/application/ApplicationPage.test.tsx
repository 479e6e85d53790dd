import { webcrypto } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import { moveQueue } from '../../../entities/application/move/moveQueue';
import { aUser } from '../../../testing/aUser';
import { renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { toast } from '../../../lib/toast/toast';
import { ClientMessagesScreen } from '../ClientMessagesScreen';
import { MessagesScreen } from '../MessagesScreen';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const at = '2026-11-20T01:00:00.000Z';
const stamps = { createdAt: at, updatedAt: at, version: 2 };
const file = { id: 'yui.file', filename: '職務経歴書.pdf' };
const profile = {
  ...{ at, name: '縁 結子', phoneticName: null, occupation: '編集者', description: null },
  ...{ skills: [{ name: '校正', years: 5 }], histories: [], historyCount: 0, qualifications: [] },
};
const anApplication = (changes: object = {}) => ({
  ...{ ...stamps, id: 'yui.job', userID: 'yui', openJobID: 'job', type: 'APPLIED', conversationId: 'talk' },
  ...{ message: '志望しています', url: null, consentedAt: at, resumeIds: [file.id], profile, decision: null },
  history: [{ type: 'APPLIED', at, by: 'yui', message: '志望しています', files: [file] }],
  user: { ...stamps, id: 'yui', name: '縁 結子', displayName: 'ゆいこ' },
  openJob: { ...stamps, id: 'job', title: '編集の案件', organizationName: '株式会社アオバ', isPublic: true },
  ...changes,
});
const line = (id: string, changes: object) => ({
  ...{ ...stamps, id: `talk.${id}`, conversationId: 'talk', isEvent: false, content: id },
  messageReads: { items: [] },
  ...changes,
});
const applied = line('01', { authorId: 'yui', isEvent: true, content: '応募しました' });

interface Opened {
  application?: object | null;
  lines?: object[];
  answers?: Parameters<typeof renderWithApi>[1];
}

/** Opens the conversation as the talent, or as a member of the organization. */
async function open(as: 'talent' | 'staff', { application, lines = [applied], answers }: Opened = {}) {
  const isTalent = as === 'talent';
  const other = isTalent ? { sub: 'talk', name: '株式会社アオバ' } : { sub: 'me', name: '株式会社アオバ' };
  signInAs(isTalent ? { sub: 'yui' } : { sub: 'me', organizationId: '01ORG' });
  const getConversation = jest.fn(() => ({
    ...{ ...stamps, id: 'talk', name: '編集の案件', openJobConversationsId: 'job' },
    participants: [other, { sub: 'yui', name: 'ゆいこ' }],
    application: application === undefined ? anApplication() : application,
    messages: { items: [...lines].reverse() },
  }));
  const area = isTalent ? '' : '/client';
  await renderWithApi(
    isTalent ? <MessagesScreen /> : <ClientMessagesScreen />,
    { listUserConversations: () => ({ items: [] }), getConversation, ...answers },
    { at: `${area}/message/talk`, path: `${area}/message/:conversationKey?` },
  );
  return { log: await screen.findByRole('log'), getConversation };
}
const panel = async () => within(await screen.findByRole('complementary', { name: '詳細' }));

beforeEach(() => {
  localStorage.clear();
  moveQueue.close();
  toast.taken(toast.waiting());
});

test.each(['talent', 'staff'] as const)(
  'the first bubble is what was sent, with its files: %s',
  async (as) => {
    const { log } = await open(as);
    const bubble = within(within(log).getByText('志望しています').closest('article')!);
    expect(bubble.getByText('応募メッセージ')).toBeInTheDocument();
    expect(bubble.getByText('職務経歴書.pdf')).toBeInTheDocument();
    expect(bubble.getByRole('button', { name: /職務経歴書\.pdf/ })).toBeInTheDocument();
  },
);

test('the talent sees the state, whose turn it is and the way to withdraw, but no buttons to decide', async () => {
  await open('talent');
  const shown = await panel();
  expect(await shown.findByText('企業の番です')).toBeInTheDocument();
  expect(shown.getByText('企業が応募の内容を確認しています。')).toBeInTheDocument();
  expect(shown.getByRole('list', { name: '選考の状態' })).toBeInTheDocument();
  expect(shown.getByRole('button', { name: '応募を辞退する' })).toBeInTheDocument();
  expect(shown.queryByRole('button', { name: '見送り' })).not.toBeInTheDocument();
});

test('an unanswered message makes it the other side’s turn', async () => {
  const asked = line('02', {
    authorId: 'talk',
    content: 'ご都合はいかがですか',
    createdAt: '2026-11-21T01:00:00.000Z',
  });
  await open('talent', { lines: [applied, asked] });
  expect(await (await panel()).findByText('届いたメッセージに返信しましょう。')).toBeInTheDocument();
});

test('job staff move the application beside the conversation, and can take it back', async () => {
  const user = aUser();
  const updateUserApplies = jest.fn((_: object) => anApplication({ type: 'SCREENING', version: 3 }));
  const { getConversation } = await open('staff', { answers: { updateUserApplies } });
  const shown = await panel();
  await user.click(await shown.findByRole('button', { name: '「書類選考」に進める' }));
  const takeBack = shown.getByRole('button', { name: '取り消す' });
  expect(takeBack).toHaveFocus();
  await user.click(takeBack);
  expect(shown.getByRole('button', { name: '「書類選考」に進める' })).toHaveFocus();
  expect(updateUserApplies).not.toHaveBeenCalled();
  await user.click(shown.getByRole('button', { name: '「書類選考」に進める' }));
  await user.click(shown.getByRole('button', { name: 'すぐに送信' }));
  await waitFor(() => expect(updateUserApplies).toHaveBeenCalledTimes(1));
  // The page shows the application as it is now.
  await waitFor(() => expect(getConversation).toHaveBeenCalledTimes(2));
});

const terms = { id: 'yui.job-001', number: 1, kind: 'CONTRACT', state: 'SENT', expiresOn: '2099-12-31' };

test.each([
  ['staff', { type: 'INTERVIEW' }, '条件書を作る・直す', '/client/terms/yui.job'],
  [
    'staff',
    { type: 'CONTRACTED', terms: { ...terms, state: 'ACCEPTED' } },
    '条件書を見る',
    '/client/terms/yui.job',
  ],
  ['talent', { type: 'OFFERED', terms }, '条件を確認して返事をする', '/user/terms/yui.job'],
  [
    'talent',
    { type: 'CONTRACTED', terms: { ...terms, state: 'ACCEPTED' } },
    '条件書を見る',
    '/user/terms/yui.job',
  ],
] as const)('the terms are one press away: %s %j', async (as, changes, name, href) => {
  await open(as, { application: anApplication(changes) });
  expect(await (await panel()).findByRole('link', { name })).toHaveAttribute('href', href);
});

test('the talent finds nothing about terms before there are any', async () => {
  await open('talent', { application: anApplication({ type: 'OFFERED' }) });
  const shown = await panel();
  expect(await shown.findByText('企業が条件書を用意しています。')).toBeInTheDocument();
  expect(shown.queryByText('条件書を見る')).not.toBeInTheDocument();
});

test('what colleagues noted about a rejection is beside the conversation, the words to the talent in it', async () => {
  const rejected = { type: 'REJECTED', at: '2026-11-22T01:00:00.000Z', by: 'me', reason: 'またの機会に' };
  const application = anApplication({
    ...{ type: 'REJECTED', decision: { reason: 'CONDITIONS', note: '半年後に', at } },
    history: [...anApplication().history, rejected],
  });
  const ended = line('02', {
    authorId: 'me',
    isEvent: true,
    content: '今回は見送りとなりました',
    createdAt: rejected.at,
  });
  const { log } = await open('staff', { application, lines: [applied, ended] });
  const shown = await panel();
  expect(await shown.findByText('半年後に')).toBeInTheDocument();
  expect(within(log).getByText('またの機会に').tagName).toBe('BLOCKQUOTE');
  expect(within(log).queryByText('半年後に')).not.toBeInTheDocument();
});

test('after a contract job staff reveal the contact data, which is read when it is asked for', async () => {
  const getUserPrivate = jest.fn(() => ({
    ...stamps,
    id: 'yui',
    email: 'yui@example.com',
    tel: '09012345678',
  }));
  await open('staff', { application: anApplication({ type: 'CONTRACTED' }), answers: { getUserPrivate } });
  const shown = await panel();
  const button = await shown.findByRole('button', { name: '連絡先を表示' });
  expect(getUserPrivate).not.toHaveBeenCalled();
  await aUser().click(button);
  expect(await shown.findByText('yui@example.com')).toBeInTheDocument();
});

test('after a withdrawal the files are named, but not offered', async () => {
  const application = anApplication({ type: 'WITHDRAWN', profile: null });
  const { log } = await open('staff', { application });
  expect(within(log).getByText('職務経歴書.pdf')).toBeInTheDocument();
  expect(within(log).queryByRole('button', { name: /職務経歴書/ })).not.toBeInTheDocument();
});

test('a conversation without an application has its people and no panel about one', async () => {
  await open('talent', { application: null });
  const shown = await panel();
  expect(shown.getByText('参加している人')).toBeInTheDocument();
  expect(shown.queryByText('次の一歩')).not.toBeInTheDocument();
});

test('without room beside the conversation, the application is a tab', async () => {
  const matchMedia = window.matchMedia.bind(window);
  const narrow = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...matchMedia(media), matches: media.includes('max-width') }));
  await open('talent');
  expect(screen.getByText('企業が応募の内容を確認しています。')).toBeInTheDocument();
  await aUser().click(screen.getByRole('tab', { name: '応募内容' }));
  expect(await screen.findByText('送られた内容')).toBeInTheDocument();
  expect(screen.queryByRole('log')).not.toBeInTheDocument();
  await aUser().click(screen.getByRole('tab', { name: '案件・詳細' }));
  expect(screen.getByRole('link', { name: '編集の案件' })).toHaveAttribute('href', '/jobs/detail/job');
  narrow.mockRestore();
});

test('a colleague who takes no part reads the application, and that the messages stay with the members', async () => {
  signInAs({ sub: 'me', organizationId: '01ORG' });
  const getUserApplies = jest.fn((_: object) => anApplication());
  await renderWithApi(
    <ClientMessagesScreen />,
    { listUserConversations: () => ({ items: [] }), getConversation: () => null, getUserApplies },
    { at: '/client/message/talk?application=yui.job', path: '/client/message/:conversationKey?' },
  );
  expect(await screen.findByRole('heading', { name: '縁 結子' })).toBeInTheDocument();
  expect(screen.getByText(/^この会話には参加していません。/)).toBeInTheDocument();
  expect(screen.getByRole('list', { name: '選考の状態' })).toBeInTheDocument();
  expect(screen.getByText('社内のメモと評価')).toBeInTheDocument();
  expect(getUserApplies.mock.calls[0]?.[0]).toEqual({ id: 'yui.job' });
});

test('the turn is right when the last message is older than the newest page', async () => {
  const moved = {
    ...anApplication(),
    history: [{ type: 'APPLIED', at: '2026-11-01T00:00:00.000Z', by: 'yui' }],
  };
  const news = { authorId: 'me', isEvent: true, content: 'お知らせ' };
  const events = line('09', { ...news, createdAt: '2026-11-25T00:00:00.000Z' });
  const question = { authorId: 'yui', content: 'いかがでしょうか' };
  const asked = line('05', { ...question, createdAt: '2026-11-21T01:00:00.000Z' });
  const getConversation = () => ({
    ...{ ...stamps, id: 'talk', name: '編集の案件', openJobConversationsId: 'job', application: moved },
    participants: [
      { sub: 'me', name: '株式会社アオバ' },
      { sub: 'yui', name: 'ゆいこ' },
    ],
    messages: { items: [events], nextToken: 'older' },
  });
  const listMessagesByConversation = jest.fn(() => ({ items: [asked] }));
  await open('staff', { answers: { getConversation, listMessagesByConversation } });
  expect(await (await panel()).findByText('タレントのメッセージに返信しましょう。')).toBeInTheDocument();
  expect(listMessagesByConversation).toHaveBeenCalledTimes(1);
});
