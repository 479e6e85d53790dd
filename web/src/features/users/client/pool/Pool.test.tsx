import { screen, waitFor, within } from '@testing-library/react';
import { toast } from '../../../../lib/toast/toast';
import { aUser } from '../../../../testing/aUser';
import { renderWithApi } from '../../../../testing/renderWithApi';
import { signInAs } from '../../../../testing/signInAs';
import { PoolScreen } from './PoolScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };
const job = { ...stamps, id: 'j', title: '配車計画の開発', organizationName: '株式会社みほん' };

const kept = (name: string, more: { labels?: string[]; ties?: object } = {}) => ({
  ...{ id: `${name}.01ORG`, userID: name, isKept: true, labels: [], openJobIDs: [] },
  user: { ...stamps, id: name, sub: name, nameForClient: name, skillTags: ['React'] },
  ...more,
  ties: { userID: name, applied: [], scouted: [], recommended: [], ...more.ties },
});

const user = aUser();

async function open(items: object[], more: Record<string, (asked: never) => unknown> = {}, at = '') {
  signInAs({ organizationId: '01ORG', sub: 'me' });
  toast.taken(toast.waiting());
  const listPooledTalents = jest.fn((_asked: object) => ({
    items,
    nextToken: null,
    labels: ['会計', '週3日'],
  }));
  const answers = { listPooledTalents, searchOpenJobs: () => ({ items: [job] }), ...more };
  await renderWithApi(<PoolScreen />, answers, {
    ...{ at: `/client/users/kept${at}`, path: '/client/users/kept' },
  });
  await screen.findByRole('heading', { level: 1, name: '気になる人材' });
  return listPooledTalents;
}
const cardOf = async (name: string) =>
  (await screen.findByRole('heading', { level: 2, name })).closest('article')!;

test('each card has the labels, and what the organization has to do with the talent already', async () => {
  const listPooledTalents = await open([
    kept('さくら', { labels: ['会計'], ties: { scouted: ['j'] } }),
    kept('かえで'),
  ]);
  const card = await cardOf('さくら');
  expect(card).toHaveTextContent('会計');
  expect(card).toHaveTextContent('スカウト済み');
  expect(within(card).getByRole('link', { name: 'さくら' })).toHaveAttribute(
    'href',
    `/client/users/${encodeURIComponent('さくら')}`,
  );
  expect(await cardOf('かえで')).not.toHaveTextContent('スカウト済み');
  expect(listPooledTalents.mock.calls[0]![0]).toMatchObject({ organizationId: '01ORG' });
});

test('a label and a job narrow the list, and are in the url', async () => {
  const listPooledTalents = await open([kept('さくら')], {}, '?job=j');
  expect(listPooledTalents.mock.calls[0]![0]).toMatchObject({ openJobID: 'j' });
  expect(await screen.findByText('配車計画の開発')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '週3日' }));
  await waitFor(() =>
    expect(listPooledTalents.mock.calls.at(-1)![0]).toMatchObject({ openJobID: 'j', label: '週3日' }),
  );
});

test('the next page follows the first', async () => {
  const listPooledTalents = jest.fn(({ nextToken }: { nextToken?: string | null }) => ({
    items: nextToken ? [kept('かえで')] : [kept('さくら')],
    nextToken: nextToken ? null : 'next',
    labels: [],
  }));
  await open([], { listPooledTalents });
  await user.click(await screen.findByRole('button', { name: 'さらに表示' }));
  expect(await cardOf('かえで')).toBeInTheDocument();
  expect(await cardOf('さくら')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'さらに表示' })).not.toBeInTheDocument();
});

test('one tap on the heart lets a talent go', async () => {
  const poolTalent = jest.fn((_asked: object) => ({ ...kept('さくら'), isKept: false }));
  await open([kept('さくら'), kept('かえで')], { poolTalent });
  await user.click(
    within(await cardOf('さくら')).getByRole('button', { name: '「さくら」さんを気になるに追加' }),
  );
  await waitFor(() => expect(screen.queryByText('さくら')).not.toBeInTheDocument());
  expect(poolTalent.mock.calls.map(([asked]) => asked)).toEqual([
    { input: { userID: 'さくら', organizationId: '01ORG', isKept: false } },
  ]);
  expect(await cardOf('かえで')).toBeInTheDocument();
});

test('what cannot be stored is taken back on the screen, and said', async () => {
  const poolTalent = () => {
    throw new Error('offline');
  };
  await open([kept('さくら')], { poolTalent });
  const heart = within(await cardOf('さくら')).getByRole('button', { name: /気になる/ });
  await user.click(heart);
  await waitFor(() => expect(toast.waiting()).toHaveLength(1));
  expect(heart).toHaveAttribute('aria-pressed', 'true');
});

test('several people are scouted together, each with their own name; who has applied or is scouted gets nothing', async () => {
  const createUserOpenJobs = jest.fn(({ input }: { input: { userID: string } }) => ({
    ...stamps,
    id: `${input.userID}.j`,
    conversationId: `c-${input.userID}`,
  }));
  const createMessage = jest.fn((_asked: { input: { conversationId: string; content: string } }) => ({
    ...stamps,
    id: 'c.m',
  }));
  await open([kept('さくら'), kept('かえで', { ties: { applied: ['j'] } }), kept('もみじ')], {
    createUserOpenJobs,
    createMessage,
  });
  for (const name of ['さくら', 'かえで', 'もみじ'])
    await user.click(await screen.findByRole('checkbox', { name: `「${name}」さんを選択` }));
  await user.click(screen.getByRole('button', { name: 'まとめてスカウト' }));
  const sheet = await screen.findByRole('dialog');
  expect(await within(sheet).findByText(/応募・スカウト済みの1名には送りません/)).toBeInTheDocument();
  const field = within(sheet).getByRole('textbox', { name: /メッセージ/ });
  await user.click(field);
  await user.paste('{氏名}さん、お話ししませんか');
  await user.click(within(sheet).getByRole('button', { name: '2名に送る' }));
  await waitFor(() => expect(createMessage).toHaveBeenCalledTimes(2));
  expect(createUserOpenJobs.mock.calls.map(([{ input }]) => input.userID)).toEqual(['さくら', 'もみじ']);
  expect(createMessage.mock.calls.map(([{ input }]) => [input.conversationId, input.content])).toEqual([
    ['c-さくら', 'さくらさん、お話ししませんか'],
    ['c-もみじ', 'もみじさん、お話ししませんか'],
  ]);
});

test('after a failure only the missing scouts are sent again', async () => {
  let isDown = true;
  const createUserOpenJobs = jest.fn(({ input }: { input: { userID: string } }) => {
    if (isDown && input.userID === 'もみじ') throw new Error('lost');
    return { ...stamps, id: `${input.userID}.j`, conversationId: `c-${input.userID}` };
  });
  await open([kept('さくら'), kept('もみじ')], {
    createUserOpenJobs,
    createMessage: () => ({ ...stamps, id: 'c.m' }),
  });
  for (const name of ['さくら', 'もみじ'])
    await user.click(await screen.findByRole('checkbox', { name: `「${name}」さんを選択` }));
  await user.click(screen.getByRole('button', { name: 'まとめてスカウト' }));
  const sheet = await screen.findByRole('dialog');
  await user.type(await within(sheet).findByRole('textbox', { name: /メッセージ/ }), 'お話ししませんか');
  await user.click(within(sheet).getByRole('button', { name: '2名に送る' }));
  expect(await within(sheet).findByRole('alert')).toHaveTextContent('もみじさんには送れませんでした');
  isDown = false;
  createUserOpenJobs.mockClear();
  await user.click(within(sheet).getByRole('button', { name: '1名に送る' }));
  await waitFor(() => expect(createUserOpenJobs).toHaveBeenCalledTimes(1));
  expect(createUserOpenJobs.mock.calls[0]![0].input.userID).toBe('もみじ');
});
