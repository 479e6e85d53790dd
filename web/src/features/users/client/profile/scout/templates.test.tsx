import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../../../testing/aUser';
import { renderWithApi } from '../../../../../testing/renderWithApi';
import { signInAs } from '../../../../../testing/signInAs';
import { ClientUserScreen } from '../ClientUserScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };
const user = aUser();

const hidden = { organizationName: '株式会社ひみつ', isHideOrganizationName: true };

/** Opens the sheet for a scout of Y・E for a job. */
async function open(job: object = { organizationName: '株式会社みほん', isHideOrganizationName: false }) {
  signInAs({ organizationId: '01ORG' });
  const createMessage = jest.fn((_asked: { input?: { content?: string } }) => ({ ...stamps, id: 'c.m' }));
  await renderWithApi(
    <ClientUserScreen />,
    {
      getUser: () => ({ ...stamps, id: 'a', sub: 'a', nameForClient: 'Y・E' }),
      listInvolvements: () => ({ items: [] }),
      searchOpenJobs: () => ({ items: [{ ...stamps, id: 'j', title: '配車計画の開発', ...job }] }),
      createUserOpenJobs: () => ({ ...stamps, id: 'a.j', conversationId: null }),
      createConversation: () => ({ ...stamps, id: 'c' }),
      createMessage,
    },
    { at: '/client/users/a', path: '/client/users/:sub' },
  );
  await user.click(await screen.findByRole('button', { name: 'スカウト・推薦' }));
  const sheet = within(await screen.findByRole('dialog'));
  await sheet.findByLabelText('テンプレート');
  return { sheet, createMessage };
}

test('a template fills heading and message, and what is sent has the values', async () => {
  const { sheet, createMessage } = await open();
  await user.selectOptions(sheet.getByLabelText('テンプレート'), '短いご案内');
  const sent =
    '「配車計画の開発」にご興味はありませんか\n\nY・Eさん、株式会社みほんです。「配車計画の開発」を一緒に';
  expect((await sheet.findByRole('region', { name: '送信される内容' })).textContent).toContain(sent);
  await user.click(sheet.getByRole('button', { name: 'スカウトを送る' }));
  await waitFor(() => expect(createMessage).toHaveBeenCalledTimes(1));
  expect(createMessage.mock.calls[0]?.[0].input?.content).toContain(sent);
});

test('a variable without a value is not sent, and the name of a hidden company is none', async () => {
  const { sheet, createMessage } = await open(hidden);
  await user.selectOptions(sheet.getByLabelText('テンプレート'), '短いご案内');
  await user.click(sheet.getByRole('button', { name: 'スカウトを送る' }));
  expect(
    await sheet.findByText('{会社名} が残っています。書き換えるか、削除してください。'),
  ).toBeInTheDocument();
  expect(createMessage).not.toHaveBeenCalled();
  expect(document.body).not.toHaveTextContent('ひみつ');
});

test('own templates are saved, replaced and deleted', async () => {
  const { sheet } = await open();
  await user.type(sheet.getByRole('textbox', { name: /^メッセージ/ }), '{{氏名}さんへ');
  await user.click(sheet.getByText('この文面をテンプレートにする'));
  await user.type(sheet.getByRole('textbox', { name: 'テンプレートの名前' }), '自分の文面');
  await user.click(sheet.getByRole('button', { name: '保存する' }));
  expect(sheet.getByRole('option', { name: '自分の文面' })).toBeInTheDocument();
  await user.type(sheet.getByRole('textbox', { name: /^メッセージ/ }), '。続き');
  await user.click(sheet.getByRole('button', { name: '上書きする' }));
  await user.selectOptions(sheet.getByLabelText('テンプレート'), '短いご案内');
  await user.selectOptions(sheet.getByLabelText('テンプレート'), '自分の文面');
  expect(sheet.getByRole('textbox', { name: /^メッセージ/ })).toHaveValue('{氏名}さんへ。続き');
  await user.click(sheet.getByRole('button', { name: '「自分の文面」を削除する' }));
  expect(sheet.queryByRole('option', { name: '自分の文面' })).not.toBeInTheDocument();
});
