import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { toast } from '../../../../lib/toast/toast';
import { aUser } from '../../../../testing/aUser';
import { type Answers, refuse, renderWithApi } from '../../../../testing/renderWithApi';
import { signInAs } from '../../../../testing/signInAs';
import { ManageUserScreen } from './ManageUserScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-06T00:00:00.000Z' };
const talent = {
  ...{ ...stamps, id: 't', sub: 't', version: 3, name: '縁 結子', lastName: '縁', firstName: '結子' },
  ...{ lastNameKana: 'エニシ', firstNameKana: 'ユイコ', displayName: 'ゆいこ', isSignInEnabled: true },
  ...{ isAgreedTerms: true, agreedTermsAt: '2026-01-05T03:00:00.000Z', isAgreedPostForClient: true },
};
const contact = { ...stamps, id: 't', version: 7, email: 't@example.com', tel: '+819012345678' };
const catalogue: Answers = {
  listJobs: () => ({ items: [] }),
  listPrefacturesByOrderByPosition: () => ({ items: [] }),
  listSkillTagsByOrderByPosition: () => ({ items: [] }),
};
const user = aUser();

interface Sent {
  input: Record<string, unknown>;
  condition?: object;
}

async function open(changes: object = {}, answers: Answers = {}, tab = '') {
  let stored: object = { ...talent, ...changes };
  const updateUser = jest.fn(({ input }: Sent) => (stored = { ...stored, ...input, version: 4 }));
  const at = `/admin/users/t${tab && `?tab=${tab}`}`;
  const view = await renderWithApi(
    <ManageUserScreen />,
    { ...catalogue, getUser: () => stored, updateUser, ...answers },
    { at, path: '/admin/users/:sub' },
  );
  return { ...view, updateUser, set: (next: object) => (stored = { ...stored, ...next }) };
}

/**
 * Returns the form control of a field by its element id. Searching by label or role would be slow in so large
 * a form.
 */
const field = (name: string, form = 'manage-t') => document.getElementById(`${form}_${name}`)!;
const enter = async (name: string, value: string, form?: string) => {
  await waitFor(() => expect(field(name, form)).toBeInTheDocument());
  await act(async () => fireEvent.change(field(name, form), { target: { value } }));
};
const press = async (name: string) => user.click(await screen.findByText(name));
const inDialog = async (name: string) =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
const toasts = () => toast.waiting().map(({ text }) => text);

beforeEach(() => {
  localStorage.clear();
  toast.taken(toast.waiting());
  signInAs({ isAdmin: true, groups: ['admin'] });
});

test('only what was changed is saved, names in pairs, for the version that was loaded', async () => {
  const { updateUser } = await open();
  await enter('firstName', '結');
  await enter('nameForClient', 'Y.E.');
  fireEvent.click(screen.getByLabelText('職歴の公開'));
  await press('保存する');
  await waitFor(() =>
    expect(updateUser.mock.calls.map(([sent]) => sent)).toEqual([
      {
        input: {
          ...{ sub: 't', lastName: '縁', firstName: '結', nameForClient: 'Y.E.', isShareHistories: true },
        },
        condition: { version: { eq: 3 } },
      },
    ]),
  );
});

test('a value that the API refuses is said at its field', async () => {
  const refused = { errorType: 'InvalidInput', errorInfo: { field: 'input.portfolioPath', rule: 'slug' } };
  const updateUser = () => {
    throw new GraphQLError('refused', { extensions: refused });
  };
  await open({ portfolioPath: 'yuiko' }, { updateUser });
  await enter('portfolioPath', 'yuiko-2');
  await press('保存する');
  await waitFor(() => expect(field('portfolioPath')).toBeInvalid());
});

test('contact data are read once a visit, on request, and saved for their own version', async () => {
  const getUserPrivate = jest.fn(() => contact);
  const updateUserPrivate = jest.fn(({ input }: Sent) => ({ ...contact, ...input, version: 8 }));
  await open({}, { getUserPrivate, updateUserPrivate }, 'contact');
  await screen.findByRole('button', { name: '連絡先を表示する' });
  expect(getUserPrivate).not.toHaveBeenCalled();
  await press('連絡先を表示する');
  expect(await screen.findByText('t@example.com')).toBeInTheDocument();
  expect(screen.getByLabelText('電話番号任意')).toHaveValue('090-1234-5678');
  await user.click(screen.getByRole('tab', { name: 'アカウント' }));
  await user.click(screen.getByRole('tab', { name: '連絡先' }));
  expect(await screen.findByText('t@example.com')).toBeInTheDocument();
  await enter('tel', '080-1111-2222', 'contact-t');
  await press('保存する');
  await waitFor(() =>
    expect(updateUserPrivate.mock.calls.map(([sent]) => sent)).toEqual([
      { input: { sub: 't', tel: '+818011112222' }, condition: { version: { eq: 7 } } },
    ]),
  );
  expect(getUserPrivate).toHaveBeenCalledTimes(1);
});

test('sign-in is disabled after a question, and enabled again without one', async () => {
  const sent: unknown[] = [];
  const view = await open(
    {},
    {
      setTalentEnabled: ({ enabled }: { enabled: boolean }) => {
        sent.push(enabled);
        view.set({ isSignInEnabled: enabled });
        return { accepted: true };
      },
    },
    'account',
  );
  await press('ログインを停止する');
  expect(sent).toEqual([]);
  await inDialog('停止する');
  await press('ログインを再開する');
  await screen.findByRole('button', { name: 'ログインを停止する' });
  expect(sent).toEqual([false, true]);
});

test('administrators cannot disable their own account', async () => {
  signInAs({ sub: 't', isAdmin: true, groups: ['admin'] });
  await open({}, {}, 'account');
  expect(await screen.findByRole('button', { name: 'ログインを停止する' })).toBeDisabled();
});

test('each consent is shown with its time', async () => {
  await open({}, {}, 'account');
  expect(await screen.findByText('2026年1月5日 12:00 に同意')).toBeInTheDocument();
  expect(screen.getByText('登録時（2026年1月5日 09:00）に同意')).toBeInTheDocument();
  expect(screen.getByText('同意していません')).toBeInTheDocument();
});

test('before a deletion is requested, what will go is counted; afterwards it can be taken back', async () => {
  const one = { ...stamps, version: 1 };
  const applies = { items: [{ ...one, id: 't.1', type: 'INTERVIEW' }] };
  const deleteUser = jest.fn((_sent: Sent) =>
    view.set({ deletionRequestedAt: stamps.createdAt, version: 4 }),
  );
  const view = await open(
    { workHistories: { items: [{ ...one, id: 't.h' }] }, applies },
    { deleteUser, cancelUserDeletion: () => view.set({ deletionRequestedAt: null, version: 5 }) },
    'account',
  );
  await press('アカウントを削除する');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/選考中の応募が1件あります/)).toBeInTheDocument();
  expect(within(dialog).getAllByText('1件')).toHaveLength(2);
  await inDialog('14日後に削除する');
  await waitFor(() => expect(toasts()).toEqual(['14日後に削除されます']));
  expect(deleteUser.mock.calls[0]![0]).toEqual({ input: { sub: 't' }, condition: { version: { eq: 3 } } });
  await press('取り消す');
  expect(await screen.findByRole('button', { name: 'アカウントを削除する' })).toBeInTheDocument();
});

test('a refused action says why, and the account is read again after a conflict', async () => {
  const getUser = jest.fn(() => talent);
  await open({}, { getUser, resetTalentPassword: () => refuse('Conflict') }, 'account');
  await press('パスワードを再設定する');
  const before = getUser.mock.calls.length;
  await inDialog('メールを送る');
  expect(await screen.findByText(/ほかの画面で内容が変わりました/)).toBeInTheDocument();
  await waitFor(() => expect(getUser.mock.calls.length).toBeGreaterThan(before));
});

test('of the exports only those of this talent are shown', async () => {
  const createDataExport = jest.fn((_sent: Sent) => ({ ...stamps, id: 'a.2', version: 1 }));
  const row = { ...stamps, version: 1, kind: 'TALENT_DATA', state: 'READY', progress: 100, rows: 3 };
  const items = [
    { ...row, id: 'a.1', subject: 'other' },
    { ...row, id: 'a.2', subject: 't' },
  ];
  await open({}, { createDataExport, listExports: () => ({ items }) }, 'account');
  await press('書き出す');
  expect(await screen.findAllByText('3行')).toHaveLength(1);
  expect(createDataExport.mock.calls[0]![0].input).toMatchObject({ sub: 't' });
});

test('what was done with the account is read when its tab is opened, and an entry can be opened', async () => {
  const listAuditEntries = jest.fn((_asked: { subject: string }) => ({
    items: [
      {
        ...{ id: 'e1', at: '2026-01-05T03:00:00.000Z', actor: 'admin-sub', actorName: '早川 麻衣' },
        ...{ action: 'readContact', subject: 't', subjectName: '縁 結子', detail: '請求への対応' },
        ...{ about: null, record: null, recordId: null, changes: null, references: [] },
      },
    ],
  }));
  await open({}, { listAuditEntries });
  await waitFor(() => expect(field('firstName')).toBeInTheDocument());
  expect(listAuditEntries).not.toHaveBeenCalled();
  await user.click(screen.getByRole('tab', { name: '操作ログ' }));
  expect(await screen.findByText('連絡先を見た')).toBeInTheDocument();
  expect(screen.getByText('早川 麻衣')).toBeInTheDocument();
  expect(listAuditEntries.mock.calls[0]![0]).toMatchObject({ subject: 't' });
  await press('くわしく見る');
  expect(within(await screen.findByRole('dialog')).getByText('請求への対応')).toBeInTheDocument();
});

test('a talent that does not exist leads to the page for unknown URLs', async () => {
  const { router } = await open({}, { getUser: () => null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
});
