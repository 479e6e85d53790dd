import { webcrypto } from 'node:crypto';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aJob } from '../../testing/aJob';
import { aUser } from '../../testing/aUser';
import { arrivals } from '../../entities/conversation/arrivals';
import { type Answers, refuse, renderWithApi } from '../../testing/renderWithApi';
import { signInAs } from '../../testing/signInAs';
import { AskedByJobFragmentDoc } from '../../generated/askedByJob';
import { HopesDocument } from '../../generated/hopes';
import { outbox } from './compose/outbox';
import { MessagesScreen } from './MessagesScreen';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const at = '2026-11-20T01:00:00.000Z';
const stamps = { createdAt: at, updatedAt: at, version: 1 };
const row = (id: string, changes: object = {}) => ({
  ...{ ...stamps, id: `${id}.me`, conversationId: id, partnerName: '株式会社アオバ', lastMessageAt: at },
  ...{ lastMessage: 'よろしくお願いします', unreadCount: 0 },
  ...{ conversation: { ...stamps, id, name: '開発の求人', openJobConversationsId: 'job' } },
  ...changes,
});
const read = (id: string, userId: string, isRead: boolean) => ({
  ...{ ...stamps, id: `${id}.${userId}`, userId, read: isRead },
});
const said = (number: number, changes: object = {}) => {
  const id = `talk.0${number}`;
  return {
    ...{ ...stamps, id, conversationId: 'talk', authorId: 'talk', content: `${number}通目` },
    ...{ author: { sub: 'talk', name: '株式会社アオバ' }, isEvent: false },
    messageReads: { items: [read(id, 'me', true)] },
    ...changes,
  };
};
/** Returns the number of strands that the MatchCord at the top of the conversation is drawn with. */
const strandsIn = (container: HTMLElement) =>
  container.querySelectorAll('header svg[viewBox="0 0 56 16"] path').length;
const own = { authorId: 'me', author: { sub: 'me', name: 'ゆいこ' } };

const conversation = {
  ...{ ...stamps, id: 'talk', name: '開発の求人', openJobConversationsId: 'job' },
  participants: [
    { sub: 'talk', name: '株式会社アオバ' },
    { sub: 'other', name: '佐藤' },
    { sub: 'me', name: 'ゆいこ' },
  ],
  messages: {
    items: [
      said(3, {
        ...own,
        messageReads: { items: [read('talk.03', 'talk', true), read('talk.03', 'other', false)] },
      }),
      said(2),
      said(1, { isEvent: true, content: '応募しました' }),
    ],
  },
};

const render = (answers: Answers = {}, path = '/message/talk') => {
  const all = {
    listUserConversations: () => ({
      items: [row('talk'), row('new', { partnerName: 'Sky合同会社', unreadCount: 2 })],
    }),
    getConversation: jest.fn(() => conversation),
    ...answers,
  };
  const at = path;
  return renderWithApi(<MessagesScreen />, all, { at, path: path.replace('talk', ':conversationKey?') }).then(
    (view) => ({
      ...view,
      ...all,
    }),
  );
};

beforeEach(() => {
  localStorage.clear();
  outbox.close();
  signInAs();
});

test('the list is narrowed to unread conversations and searched', async () => {
  await render({}, '/message');
  await screen.findByRole('link', { name: /アオバ/ });
  await aUser().click(screen.getByRole('button', { name: '未読' }));
  expect(screen.queryByRole('link', { name: /アオバ/ })).not.toBeInTheDocument();
  await aUser().type(screen.getByRole('searchbox'), 'アオバ');
  expect(screen.getByRole('status')).toHaveTextContent('条件に合う会話はありません');
});

test('the thread has days, event lines and who has read the person’s own message', async () => {
  await render();
  const log = await screen.findByRole('log');
  expect(within(log).getByRole('heading')).toHaveTextContent('2026年11月20日');
  expect(
    within(log)
      .getByText(/応募しました/)
      .closest('article'),
  ).toBeNull();
  const readers = within(log).getByText('既読 1/2').closest('details')!;
  expect(readers).toHaveTextContent(/株式会社アオバ 2026年11月20日.*佐藤 未読/);
});

const hopes = {
  ...{ ...stamps, __typename: 'User' as const, id: 'me', skillTags: ['React'], numberOfDayPerWeek: 3 },
  ...{ hopeLocationType: null, salaryType: null, minumumSalary: null, userMainJobId: null },
};

/**
 * Opens the conversation after writing the person's preferences and the job to the cache, as other screens
 * do.
 */
async function openKnowing(participants: object[]) {
  const getUser = jest.fn(() => hopes);
  const getOpenJob = jest.fn(() => null);
  const getConversation = () => ({ ...conversation, participants });
  const view = await render({ getUser, getOpenJob, getConversation });
  const job = {
    ...aJob({ id: 'job', numberOfDayPerWeek: 3, skills: ['React'] }),
    __typename: 'OpenJob' as const,
  };
  await act(async () => {
    const { cache } = view.client;
    cache.writeQuery({ query: HopesDocument, variables: { sub: 'me' }, data: { getUser: hopes } });
    cache.writeFragment({ fragment: AskedByJobFragmentDoc, fragmentName: 'AskedByJob', data: job });
  });
  await screen.findByRole('log');
  return { ...view, calls: () => getUser.mock.calls.length + getOpenJob.mock.calls.length };
}

test('a cord joins a talent with the organization of a known job that fits, without a call of its own', async () => {
  const { container, calls } = await openKnowing(conversation.participants);
  await waitFor(() => expect(strandsIn(container)).toBe(2));
  expect(calls()).toBe(0);
});

test('job staff see no cord: the job is not compared with their own preferences', async () => {
  const { container } = await openKnowing([
    { sub: 'me', name: 'さざなみ' },
    { sub: 'talent', name: 'ゆいこ' },
  ]);
  expect(strandsIn(container)).toBe(0);
});

test('a conversation of others leads to the page for unknown urls', async () => {
  const { router } = await render({ getConversation: () => null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
});

test('somebody of the organization who takes no part reads how to join, and is led on', async () => {
  signInAs({ organizationId: '01ORG' });
  await render({ getConversation: () => null }, '/client/message/talk');
  expect(await screen.findByText(/^この会話には参加していません。/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '選考管理へ' })).toHaveAttribute('href', '/client/progress');
});

test('a message is on the screen before it is stored, and once after it arrives twice', async () => {
  let store: (message: object) => void = () => {};
  const createMessage = jest.fn((_args: object) => new Promise((resolve) => (store = resolve)));
  await render({ createMessage });
  const field = await screen.findByRole('textbox', { name: 'メッセージを入力' });
  fireEvent.change(field, { target: { value: 'すぐに' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(screen.getByText('送信中')).toBeInTheDocument();
  await waitFor(() => expect(createMessage).toHaveBeenCalled());
  const stored = { ...said(4, own), content: 'すぐに' };
  act(() => store(stored));
  await screen.findByText('送信済み');
  act(() => arrivals.announce({ ...stored, authorId: 'talk', author: { sub: 'talk', name: 'アオバ' } }));
  expect(within(screen.getByRole('log')).getAllByText('すぐに')).toHaveLength(1);
  expect(screen.getByText('送信済み')).toBeInTheDocument();
});

test('a refused message is sent again with the same token', async () => {
  const tokens: unknown[] = [];
  const createMessage = ({ input }: { input: { clientToken: string } }) => {
    tokens.push(input.clientToken);
    return tokens.length === 1 ? refuse('Conflict') : { ...said(4, own), content: 'もう一度' };
  };
  await render({ createMessage });
  const field = await screen.findByRole('textbox', { name: 'メッセージを入力' });
  fireEvent.change(field, { target: { value: 'もう一度' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await aUser().click(await screen.findByRole('button', { name: '再送' }));
  await screen.findByText('送信済み');
  expect(tokens).toEqual([tokens[0], tokens[0]]);
});

test('Enter that confirms a conversion does not send, and the draft stays on the device', async () => {
  const createMessage = jest.fn();
  const view = await render({ createMessage });
  const field = await screen.findByRole('textbox', { name: 'メッセージを入力' });
  fireEvent.change(field, { target: { value: 'へんかん' } });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
  expect(createMessage).not.toHaveBeenCalled();
  view.unmount();
  await render();
  expect(await screen.findByRole('textbox', { name: 'メッセージを入力' })).toHaveValue('へんかん');
});

test('a telephone number is sent only after a warning', async () => {
  const createMessage = jest.fn((_args: object) => ({ ...said(4, own), content: '090-1234-5678' }));
  await render({ createMessage });
  const field = await screen.findByRole('textbox', { name: 'メッセージを入力' });
  fireEvent.change(field, { target: { value: '090-1234-5678' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(await screen.findByRole('alert')).toHaveTextContent('電話番号が含まれています');
  expect(createMessage).not.toHaveBeenCalled();
  await aUser().click(screen.getByRole('button', { name: 'このまま送信' }));
  await waitFor(() => expect(createMessage).toHaveBeenCalledTimes(1));
});

test('more than 4,000 characters cannot be sent', async () => {
  await render();
  const field = await screen.findByRole('textbox', { name: 'メッセージを入力' });
  fireEvent.change(field, { target: { value: '長'.repeat(4001) } });
  expect(screen.getByRole('button', { name: '送信' })).toBeDisabled();
  expect(screen.getByText(/4000文字以内で入力してください/)).toBeInTheDocument();
});

test('leaving asks first, and removes the conversation from the list', async () => {
  const deleteUserConversations = jest.fn((_args: object) => row('talk'));
  const { router } = await render({ deleteUserConversations });
  await aUser().click((await screen.findAllByRole('button', { name: '会話から退出する' }))[0]!);
  expect(deleteUserConversations).not.toHaveBeenCalled();
  const dialog = await screen.findByRole('dialog');
  await aUser().click(within(dialog).getByRole('button', { name: '会話から退出する' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/message'));
  expect(deleteUserConversations.mock.calls[0]![0]).toEqual({ input: { id: 'talk.me' } });
  expect(screen.queryByRole('link', { name: /アオバ/ })).not.toBeInTheDocument();
});

test('after an interruption with too many messages, the conversation is opened again without a gap', async () => {
  const older = (number: number) => said(number, { id: `talk.${number}` });
  const newest = { ...conversation, messages: { items: [older(999), older(998)], nextToken: 'older' } };
  const getConversation = jest.fn(() => conversation);
  let next = 990;
  const listMessagesByConversation = jest.fn(() => ({ items: [older((next -= 1))], nextToken: `${next}` }));
  await render({ getConversation, listMessagesByConversation });
  await screen.findByText('3通目');
  getConversation.mockReturnValue(newest);
  act(() => arrivals.announce({ id: 'talk.989', conversationId: 'talk' } as never));
  await screen.findByText('999通目');
  expect(screen.queryByText('3通目')).not.toBeInTheDocument();
  expect(getConversation).toHaveBeenCalledTimes(2);
});
