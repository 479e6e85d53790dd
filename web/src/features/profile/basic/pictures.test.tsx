import { screen, waitFor } from '@testing-library/react';
import { aUser } from '../../../testing/aUser';
import { type Answers, refuse, renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { simulateUploads } from '../../../testing/simulateUploads';
import { EditBasicScreen } from './EditBasicScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z' };
const profile = {
  ...{ ...stamps, id: 'me', version: 3, lastName: '縁', firstName: '結子', displayName: 'ゆいこ' },
  ...{ lastNameKana: 'エニシ', firstNameKana: 'ユイコ', birthDate: '1992-04-15', userMainJobId: 'design' },
  ...{ tel: '+819012345678' },
};
const user = aUser();
const picture = new File(['a picture'], '顔.png', { type: 'image/png' });
const KEY = 'public/me/01JCN000000000000000000001.png';

let uploads: ReturnType<typeof simulateUploads>;

async function open(answers: Answers = {}) {
  const updateUser = jest.fn(({ input }: { input: object }) => ({ ...profile, ...input, version: 4 }));
  const createFileUpload = () => ({
    key: KEY,
    url: 'https://files.example.com/',
    fields: '{}',
    expiresAt: '',
  });
  await renderWithApi(<EditBasicScreen />, {
    ...{ getUser: () => profile, updateUser, createFileUpload, listJobs: () => ({ items: [] }) },
    ...{ listPrefacturesByOrderByPosition: () => ({ items: [] }) },
    ...{ listSkillTagsByOrderByPosition: () => ({ items: [] }), ...answers },
  });
  await user.upload(await screen.findByLabelText('プロフィール画像'), picture);
  return { updateUser };
}

beforeEach(() => {
  localStorage.clear();
  signInAs();
  uploads = simulateUploads();
});

test('a sent picture is shown from the device at once and stored when the form is saved', async () => {
  const { updateUser } = await open();
  await waitFor(() => expect(uploads.posts).toHaveLength(1));
  expect(updateUser).not.toHaveBeenCalled();
  uploads.posts[0]!.end(204);
  await waitFor(() => expect(document.querySelector('img')).toHaveAttribute('src', 'blob:local-copy'));
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(updateUser.mock.lastCall?.[0].input).toEqual({ sub: 'me', profileIcon: KEY }));
});

test('a picture that was lost on the way can be sent again, and the form stays', async () => {
  await open();
  await waitFor(() => expect(uploads.posts).toHaveLength(1));
  uploads.posts[0]!.end(500);
  await user.click(await screen.findByRole('button', { name: '顔.pngをもう一度送信する' }));
  await waitFor(() => expect(uploads.posts).toHaveLength(2));
  uploads.posts[1]!.end(204);
  expect(await screen.findByText('未保存の変更があります')).toBeInTheDocument();
});

test('a cancelled picture does not change the form', async () => {
  await open();
  await waitFor(() => expect(uploads.posts).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: '顔.pngの送信をやめる' }));
  uploads.posts[0]!.end(204);
  await waitFor(() => expect(screen.queryByText('顔.png')).not.toBeInTheDocument());
  expect(screen.queryByText('未保存の変更があります')).not.toBeInTheDocument();
});

test('a picture that is too small is not sent, and the screen says why', async () => {
  uploads.pictures.side = 100;
  await open();
  expect(await screen.findByText(/画像が小さすぎます/)).toBeInTheDocument();
  expect(uploads.posts).toEqual([]);
});

test('too many uploads are reported as such', async () => {
  await open({ createFileUpload: () => refuse('TooManyRequests') });
  expect(await screen.findByText(/短い時間に多くのファイルが送られました/)).toBeInTheDocument();
});
