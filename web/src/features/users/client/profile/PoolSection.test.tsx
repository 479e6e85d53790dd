import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../../testing/aUser';
import { renderWithApi } from '../../../../testing/renderWithApi';
import { signInAs } from '../../../../testing/signInAs';
import { ClientUserScreen } from './ClientUserScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };
const note = (by: string, text: string) => ({
  ...{ id: `a.01ORG.${by}`, by, at: '2026-01-05T03:00:00.000Z', editedAt: null, text },
});

const user = aUser();

async function open(more: Record<string, (asked: never) => unknown> = {}, pooled: object | null = {}) {
  signInAs({ organizationId: '01ORG', sub: 'me' });
  const answers = {
    getUser: () => ({ ...stamps, id: 'a', sub: 'a', nameForClient: 'Y・E' }),
    getPooledTalent: () =>
      pooled && {
        ...{ id: 'a.01ORG', userID: 'a', isKept: false, labels: ['会計'], openJobIDs: [] },
        notes: [note('other', '来月また連絡する'), note('me', '一次は通過')],
        people: [{ sub: 'other', name: '海野 渚', profileIcon: null }],
        ...pooled,
      },
    ...more,
  };
  await renderWithApi(<ClientUserScreen />, answers, { at: '/client/users/a', path: '/client/users/:sub' });
  await screen.findByRole('heading', { level: 1, name: 'Y・E' });
}
const section = async () =>
  (await screen.findByRole('heading', { name: '社内のメモとラベル' })).closest('section')!;

test('colleagues’ notes have author and day; one’s own can be changed and deleted', async () => {
  const deleteTalentNote = jest.fn((_asked: object) => ({ id: 'a.01ORG.me' }));
  await open({ deleteTalentNote });
  const shown = within(await section());
  const [theirs, own] = shown.getAllByRole('listitem');
  expect(theirs).toHaveTextContent(/海野 渚.*2026.*来月また連絡する/);
  expect(within(theirs!).queryByRole('button')).toBeNull();
  expect(own).toHaveTextContent(/あなた.*一次は通過/);
  await user.click(within(own!).getByRole('button', { name: '削除' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '削除' }));
  await waitFor(() => expect(shown.queryByText('一次は通過')).not.toBeInTheDocument());
  expect(deleteTalentNote.mock.calls[0]![0]).toEqual({ input: { id: 'a.01ORG.me' } });
});

test('a note is added for the organization', async () => {
  const createTalentNote = jest.fn(({ input }: { input: { text: string } }) => note('me', input.text));
  await open({ createTalentNote }, { notes: [] });
  const shown = within(await section());
  await user.type(shown.getByRole('textbox', { name: 'メモを書く' }), '英語の面談も');
  await user.click(shown.getByRole('button', { name: 'メモを残す' }));
  expect(await shown.findByText('英語の面談も')).toBeInTheDocument();
  expect(createTalentNote.mock.calls[0]![0]).toMatchObject({
    input: { userID: 'a', organizationId: '01ORG', text: '英語の面談も', clientToken: expect.any(String) },
  });
});

test('a label is added alone; one that is too long is not', async () => {
  const poolTalent = jest.fn(({ input }: { input: { addedLabels: string[] } }) => ({
    ...{ id: 'a.01ORG', userID: 'a', isKept: false, openJobIDs: [] },
    labels: ['会計', ...input.addedLabels],
  }));
  await open({ poolTalent });
  const field = within(await section()).getByRole('combobox', { name: 'ラベル' });
  await user.type(field, `${'長'.repeat(21)}{Enter}`);
  expect(await screen.findByRole('alert')).toHaveTextContent('20文字まで');
  expect(poolTalent).not.toHaveBeenCalled();
  await user.type(field, '次の募集で{Enter}');
  await waitFor(() => expect(poolTalent).toHaveBeenCalledTimes(1));
  expect(poolTalent.mock.calls[0]![0]).toEqual({
    ...{ input: { userID: 'a', organizationId: '01ORG', addedLabels: ['次の募集で'], removedLabels: [] } },
  });
  expect(await within(await section()).findByText('次の募集で')).toBeInTheDocument();
});

test('the heart keeps the talent with one tap', async () => {
  const poolTalent = jest.fn((_asked: object) => ({ id: 'a.01ORG', userID: 'a', isKept: true }));
  await open({ poolTalent });
  await user.click(await screen.findByRole('button', { name: '「Y・E」さんを気になるに追加' }));
  expect(poolTalent.mock.calls[0]![0]).toEqual({
    input: { userID: 'a', organizationId: '01ORG', isKept: true },
  });
});

test('for somebody who is not shown to the organization there is neither heart nor section', async () => {
  await open({}, null);
  expect(screen.queryByText('社内のメモとラベル')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /気になる/ })).not.toBeInTheDocument();
});
