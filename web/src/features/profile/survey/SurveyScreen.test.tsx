import { screen } from '@testing-library/react';
import { aUser } from '../../../testing/aUser';
import { refuse, renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { SurveyScreen } from './SurveyScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 3 };

beforeEach(() => {
  localStorage.clear();
  signInAs();
});

async function open(stored: object = {}) {
  const updateUser = jest.fn(({ input }: { input: object }) => ({
    ...{ ...stamps, id: 'me', isCompletedSurvey: true, ...input, version: 4 },
  }));
  const view = await renderWithApi(<SurveyScreen />, {
    getUser: () => ({ ...stamps, id: 'me', ...stored }),
    updateUser,
  });
  return { ...view, updateUser };
}

test('answers are saved with the version that was read, and then thanked for', async () => {
  const { updateUser } = await open();
  await aUser().click(await screen.findByRole('radio', { name: '友人・知人の紹介' }));
  await aUser().type(screen.getByRole('textbox', { name: /^くわしい内容/ }), '元同僚です。');
  expect(screen.queryByText(/ご回答ありがとうございました/)).not.toBeInTheDocument();
  await aUser().click(screen.getByRole('button', { name: '回答する' }));
  expect(await screen.findByText(/ご回答ありがとうございました/)).toBeInTheDocument();
  expect(updateUser.mock.calls).toHaveLength(1);
  expect(updateUser.mock.calls[0]![0]).toMatchObject({
    input: { sub: 'me', triggerForRegistration: 'friend', triggerForRegistrationDescription: '元同僚です。' },
    condition: { version: { eq: 3 } },
  });
});

test('without an answer nothing is sent, and the question says so', async () => {
  const { updateUser } = await open();
  await aUser().type(await screen.findByRole('textbox', { name: /^くわしい内容/ }), '元同僚です。');
  await aUser().click(screen.getByRole('button', { name: '回答する' }));
  expect(await screen.findByText(/Enishiを知ったきっかけを選/)).toBeInTheDocument();
  expect(updateUser).not.toHaveBeenCalled();
});

test('earlier answers are shown and can be changed', async () => {
  await open({ isCompletedSurvey: true, triggerForRegistration: 'media' });
  expect(await screen.findByRole('radio', { name: '記事・メディア' })).toBeChecked();
  expect(screen.getByText(/ご回答ありがとうございました/)).toBeInTheDocument();
});

test('answers that cannot be loaded are said to be so, and can be loaded again', async () => {
  await renderWithApi(<SurveyScreen />, { getUser: () => refuse('InternalFailure') });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '再読み込み' })).toBeInTheDocument();
});
