import { screen, waitFor, within } from '@testing-library/react';
import { toast } from '../../../../lib/toast/toast';
import { aUser } from '../../../../testing/aUser';
import { renderWithApi } from '../../../../testing/renderWithApi';
import { signInAs } from '../../../../testing/signInAs';
import { ClientUserScreen } from './ClientUserScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };
const achievement = (uploads: object[]) => ({
  ...{ ...stamps, id: 'a.h.p', projectName: '基盤の刷新', role: null, description: null },
  uploads: { items: uploads },
});
const talent = (resumes: object[] | null, uploads: object[]) => ({
  ...{ ...stamps, id: 'a', sub: 'a', nameForClient: 'Y・E' },
  resumes: resumes && { items: resumes },
  workHistories: {
    items: [
      { ...stamps, id: 'a.h', organizationName: '見本社', achievements: { items: [achievement(uploads)] } },
    ],
  },
});
const resume = { ...stamps, id: 'a.r', filename: '職務経歴書.pdf' };
const upload = { ...stamps, id: 'a.h.p.u', filename: '構成図.pdf' };

const user = aUser();

async function open(shown: object, link: { url: string } | null) {
  signInAs({ organizationId: '01ORG' });
  toast.taken(toast.waiting());
  const getFileLink = jest.fn((_: object) => link && { ...link, expiresAt: stamps.createdAt });
  await renderWithApi(
    <ClientUserScreen />,
    { getUser: () => shown, getFileLink },
    { at: '/client/users/a', path: '/client/users/:sub' },
  );
  return getFileLink;
}
const download = async (name: string) =>
  user.click(await screen.findByRole('button', { name: `${name}をダウンロードする` }));

test('documents of an application and files of achievements are fetched by a link of the moment', async () => {
  const getFileLink = await open(talent([resume], [upload]), null);
  const documents = within(
    await screen.findByRole('heading', { name: '応募書類' }).then((h) => h.parentElement!),
  );
  expect(documents.getByText('職務経歴書.pdf')).toBeInTheDocument();
  expect(getFileLink).not.toHaveBeenCalled();
  await download('職務経歴書.pdf');
  await waitFor(() =>
    expect(toast.waiting().map(({ text }) => text)).toEqual(['職務経歴書.pdfは、現在表示できません。']),
  );
  await download('構成図.pdf');
  await waitFor(() => expect(getFileLink).toHaveBeenCalledTimes(2));
  expect(getFileLink.mock.calls.map(([asked]) => asked)).toEqual([
    { type: 'USER_RESUME', id: 'a.r', field: 'file' },
    { type: 'WORK_HISTORY_ACHIEVEMENT_RESUME', id: 'a.h.p.u', field: 'file' },
  ]);
});

test('before an application there are no documents, and no file of an achievement is offered', async () => {
  await open(talent(null, [{ ...upload, filename: null }]), null);
  expect(await screen.findByText('基盤の刷新')).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: '応募書類' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /ダウンロード/ })).not.toBeInTheDocument();
});

/** Opens the profile and sends a scout for the only job that is offered. */
async function scout(answers: Record<string, (asked: never) => unknown>) {
  signInAs({ organizationId: '01ORG' });
  toast.taken(toast.waiting());
  const createMessage = jest.fn((_asked: object) => ({ ...stamps, id: 'c.m' }));
  await renderWithApi(
    <ClientUserScreen />,
    {
      getUser: () => talent(null, []),
      searchOpenJobs: () => ({ items: [{ ...stamps, id: 'j', title: '配車計画の開発' }] }),
      createMessage,
      ...answers,
    },
    { at: '/client/users/a', path: '/client/users/:sub' },
  );
  await user.click(await screen.findByRole('button', { name: 'スカウト・推薦' }));
  const sheet = await screen.findByRole('dialog');
  await user.type(await within(sheet).findByRole('textbox', { name: /メッセージ/ }), 'お話ししませんか');
  await user.click(within(sheet).getByRole('button', { name: 'スカウトを送る' }));
  await waitFor(() => expect(createMessage).toHaveBeenCalledTimes(1));
  return createMessage.mock.calls[0]?.[0];
}
const involvement = {
  ...{ ...stamps, id: 'a.j', userID: 'a', openJobID: 'j', involveType: 'RECOMMENDED', scoutedAt: null },
  ...{ conversationId: null, openedAt: null, repliedAt: null, appliedAt: null },
  openJob: { ...stamps, id: 'j', title: '配車計画の開発' },
};

test('who is recommended for a job is scouted by changing the recommendation', async () => {
  const updateUserOpenJobs = jest.fn((_asked: object) => ({ ...involvement, involveType: 'SCOUTED' }));
  const createConversation = jest.fn((_asked: object) => ({ ...stamps, id: 'c' }));
  const sent = await scout({
    listInvolvements: () => ({ items: [involvement] }),
    ...{ updateUserOpenJobs, createConversation },
  });
  expect(updateUserOpenJobs.mock.calls[0]?.[0]).toEqual({ input: { id: 'a.j', involveType: 'SCOUTED' } });
  expect(createConversation).toHaveBeenCalledTimes(1);
  expect(sent).toMatchObject({ input: { conversationId: 'c', content: 'お話ししませんか' } });
});

test('a scout after a withdrawal goes on in the conversation of the application', async () => {
  const createConversation = jest.fn(() => ({ ...stamps, id: 'other' }));
  const sent = await scout({
    listInvolvements: () => ({ items: [] }),
    createUserOpenJobs: () => ({ ...involvement, involveType: 'SCOUTED', conversationId: 'c' }),
    createConversation,
  });
  expect(createConversation).not.toHaveBeenCalled();
  expect(sent).toMatchObject({ input: { conversationId: 'c' } });
});
