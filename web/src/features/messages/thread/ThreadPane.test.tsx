import { webcrypto } from 'node:crypto';
import { screen, within } from '@testing-library/react';
import { aUser } from '../../../testing/aUser';
import { aWindow } from '../../../testing/aWindow';
import { renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { ClientMessagesScreen } from '../ClientMessagesScreen';

Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

const at = '2026-11-20T01:00:00.000Z';
const stamps = { createdAt: at, updatedAt: at, version: 2 };
const application = {
  ...{ ...stamps, id: 'yui.job', userID: 'yui', openJobID: 'job', type: 'INTERVIEW', conversationId: 'talk' },
  ...{ message: '志望しています', url: null, consentedAt: at, resumeIds: [], profile: null, decision: null },
  history: [{ type: 'APPLIED', at, by: 'yui', message: '志望しています', files: [] }],
  user: { ...stamps, id: 'yui', name: '縁 結子', displayName: 'ゆいこ' },
  openJob: { ...stamps, id: 'job', title: '編集の案件', organizationName: '株式会社アオバ', isPublic: true },
};
const conversation = {
  ...{ ...stamps, id: 'talk', name: '編集の案件', openJobConversationsId: 'job', application },
  participants: [
    { sub: 'me', name: '株式会社アオバ' },
    { sub: 'yui', name: 'ゆいこ' },
  ],
  messages: { items: [] },
};

afterEach(() => jest.restoreAllMocks());

test('what is half-written stays when the window becomes narrow and wide again, and in another tab', async () => {
  const user = aUser();
  const resize = aWindow();
  signInAs({ sub: 'me', organizationId: '01ORG' });
  await renderWithApi(
    <ClientMessagesScreen />,
    {
      listUserConversations: () => ({ items: [] }),
      getConversation: () => conversation,
      getApplicationReview: () => ({ id: 'yui.job', comments: [], scorecards: [], people: [] }),
    },
    { at: '/client/message/talk', path: '/client/message/:conversationKey?' },
  );
  const panel = within(await screen.findByRole('complementary', { name: '詳細' }));
  await user.click(await panel.findByText('社内のメモと評価'));
  await user.type(await panel.findByLabelText('メモを書く'), '書きかけのメモ');
  await user.click(panel.getByRole('button', { name: '面談の日時を提案する' }));
  const sheet = within(await screen.findByRole('dialog'));
  await user.type(sheet.getByLabelText(/^参加する人/), '人事 縁子');
  await resize('narrow');
  expect(screen.getByLabelText(/^参加する人/)).toHaveValue('人事 縁子');
  await resize('wide');
  expect(screen.getByLabelText(/^参加する人/)).toHaveValue('人事 縁子');
  await resize('narrow');
  await user.click(screen.getByRole('button', { name: '閉じる' }));
  for (const name of ['応募内容', 'やりとり', '応募内容'])
    await user.click(screen.getByRole('tab', { name }));
  expect(await screen.findByLabelText('メモを書く')).toHaveValue('書きかけのメモ');
});
