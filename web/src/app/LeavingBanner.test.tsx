import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, waitFor } from '@testing-library/react';
import { sessionStore } from '../lib/auth/sessionStore';
import { toast } from '../lib/toast/toast';
import { aUser } from '../testing/aUser';
import { renderApp } from '../testing/renderApp';
import { signInAs } from '../testing/signInAs';
import { LeavingBanner } from './LeavingBanner';

const mockMutate = jest.fn();
// Replaces the API: these tests are about what the person sees.
jest.mock('../lib/apollo/apolloClient', () => ({ apolloClient: () => ({ mutate: mockMutate }) }));
const mockRefresh = jest.fn(() => Promise.resolve());
jest.mock('../lib/auth/refreshSession', () => ({ refreshSession: () => mockRefresh() }));

const user = aUser();
const requestedAt = '2026-11-25T03:00:00.000Z';
const refusal = (errorType: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'refused', errorType } as never] });

async function press() {
  signInAs({ deletionRequestedAt: requestedAt });
  await renderApp(<LeavingBanner sub="me" requestedAt={requestedAt} />);
  await user.click(screen.getByRole('button', { name: '退会を取り消す' }));
}
const said = (text: string) =>
  waitFor(() => expect(toast.waiting().map((each) => each.text)).toEqual([text]));

beforeEach(() => {
  jest.resetAllMocks();
  toast.taken(toast.waiting());
});

test('the button withdraws the request, and the session no longer knows of it', async () => {
  mockMutate.mockResolvedValue({});
  await press();
  await said('退会を取り消しました');
  expect(mockMutate).toHaveBeenCalledWith(expect.objectContaining({ variables: { sub: 'me' } }));
  expect(sessionStore.get()).toMatchObject({ deletionRequestedAt: null });
});

test('when another tab was faster or the 14 days are over, the session is read again', async () => {
  mockMutate.mockRejectedValue(refusal('Conflict'));
  await press();
  await said('取り消せる退会の手続きはありません');
  expect(mockRefresh).toHaveBeenCalledTimes(1);
});

test('when it fails, the request stays and the reason is said', async () => {
  mockMutate.mockRejectedValue(new Error('Failed to fetch'));
  await press();
  await waitFor(() => expect(toast.waiting()).toHaveLength(1));
  expect(sessionStore.get()).toMatchObject({ deletionRequestedAt: requestedAt });
});
