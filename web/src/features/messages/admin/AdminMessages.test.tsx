import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../testing/aUser';
import { type Answers, refuse, renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { AdminConversationScreen } from './AdminConversationScreen';
import { AdminConversationsScreen } from './AdminConversationsScreen';

const stamps = { createdAt: '2026-03-05T00:30:00.000Z', updatedAt: '2026-03-05T00:30:00.000Z', version: 1 };
const conversation = {
  ...{ ...stamps, id: '01TALK', openJobConversationsId: 'j', messageCount: 14 },
  lastMessageAt: '2026-03-05T00:30:00.000Z',
  openJob: { ...stamps, id: 'j', title: '在庫の仕事' },
  participants: [
    { sub: 'a', name: '森川 遥' },
    { sub: 'b', name: '榎本 千尋' },
  ],
};
const reason = '応募者からの相談への対応';
const user = aUser();

const message = (id: string, content: string, more: object = {}) => ({
  ...{ ...stamps, id, content, isEvent: false, author: { sub: 'a', name: '森川 遥' } },
  ...more,
});

async function read(answers: Answers = {}) {
  const listMessagesByConversation = jest.fn((_args: object) => ({
    items: [message('2', 'よろしくお願いします。'), message('1', '応募しました', { isEvent: true })],
    nextToken: null,
  }));
  const listConversations = jest.fn((_args: object) => ({ items: [conversation], nextToken: null }));
  const view = await renderWithApi(
    <AdminConversationScreen />,
    { listMessagesByConversation, listConversations, ...answers },
    { at: '/admin/message/01TALK', path: '/admin/message/:id' },
  );
  return { ...view, listMessagesByConversation, listConversations };
}

async function giveReason(text: string) {
  await user.click(screen.getByRole('textbox'));
  await user.paste(text);
  await user.click(screen.getByRole('button', { name: 'メッセージを読む' }));
}

beforeEach(() => signInAs({ isAdmin: true, groups: ['admin'], sub: 'me' }));

test('the table says who writes about what and how much, and searches in the API', async () => {
  const listConversations = jest.fn((_args: object) => ({ items: [conversation], nextToken: null }));
  await renderWithApi(
    <AdminConversationsScreen />,
    { listConversations },
    { at: '/admin/message', path: '/admin/message' },
  );
  const row = (await screen.findByText('森川 遥・榎本 千尋')).closest('tr')!;
  for (const text of ['在庫の仕事', '14', '2026年3月5日 09:30'])
    expect(within(row).getByText(text)).toBeInTheDocument();
  await user.type(screen.getByRole('searchbox'), '在庫{Enter}');
  await waitFor(() =>
    expect(listConversations.mock.calls.at(-1)![0]).toMatchObject({ filter: { keyword: { match: '在庫' } } }),
  );
});

test('nothing is read before a reason of sufficient length was given', async () => {
  const { listMessagesByConversation } = await read();
  await giveReason('不足');
  expect(await screen.findByText(/4文字以上/)).toBeInTheDocument();
  expect(listMessagesByConversation).not.toHaveBeenCalled();
});

test('with a reason, the messages are read once', async () => {
  const { listMessagesByConversation } = await read();
  await giveReason(reason);
  expect(await screen.findByText('よろしくお願いします。')).toBeInTheDocument();
  const texts = within(screen.getByRole('log')).getByText('応募しました').parentElement!.textContent;
  expect(texts).toMatch(/2026年3月5日.*応募しました.*森川 遥.*よろしくお願いします。/);
  expect(listMessagesByConversation).toHaveBeenCalledTimes(1);
  expect(listMessagesByConversation.mock.calls[0]![0]).toMatchObject({ conversationId: '01TALK', reason });
});

test.each([
  ['somebody new', () => ({ id: '01TALK.me' })],
  ['somebody who is a member already', () => refuse('Conflict')],
])('joining sends the reason and leads %s to the conversation', async (_, answer) => {
  const createUserConversations = jest.fn(answer as (args: object) => unknown);
  const { router } = await read({ createUserConversations });
  await giveReason(reason);
  await user.click(await screen.findByRole('button', { name: '会話に参加する' }));
  const dialog = (
    await screen.findByText('この会話に参加しますか？', { selector: '.ant-modal-confirm-title' })
  ).closest<HTMLElement>('.ant-modal')!;
  await user.click(within(dialog).getByText('会話に参加する'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/message/01TALK'));
  expect(createUserConversations.mock.calls[0]![0]).toMatchObject({
    input: { conversationId: '01TALK', userId: 'me', reason },
  });
});

test('who takes part in which job is shown before a reason is given, with links', async () => {
  const { listConversations, listMessagesByConversation } = await read();
  expect(await screen.findByRole('link', { name: '森川 遥' })).toHaveAttribute('href', '/admin/profile/a');
  expect(screen.getByRole('link', { name: '在庫の仕事' })).toHaveAttribute('href', '/admin/jobs/detail/j');
  expect(screen.getByText('14通・最新 2026年3月5日 09:30')).toBeInTheDocument();
  expect(listConversations.mock.calls[0]![0]).toMatchObject({ filter: { id: { eq: '01TALK' } } });
  expect(listMessagesByConversation).not.toHaveBeenCalled();
});
