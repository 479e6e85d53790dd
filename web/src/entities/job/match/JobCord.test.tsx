import { act, screen } from '@testing-library/react';
import { HopesDocument } from '../../../generated/hopes';
import { sessionStore } from '../../../lib/auth/sessionStore';
import { aJob } from '../../../testing/aJob';
import { renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { JobCord } from './JobCord';

const job = aJob({
  numberOfDayPerWeek: 3,
  baseLocationTypes: ['REMOTE'],
  salaryType: null,
  skills: ['React'],
});
const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z' };

const hopes = {
  ...stamps,
  __typename: 'User' as const,
  id: 'me',
  skillTags: ['React'],
  numberOfDayPerWeek: 3,
  hopeLocationType: 'OFFICE' as const,
  salaryType: null,
  minumumSalary: null,
  userMainJobId: null,
};

/**
 * Renders JobCord with the person's work preferences in the cache, as they are after the start of a session.
 * Returns the mock that counts requests for the preferences.
 */
async function open() {
  const getUser = jest.fn(() => hopes);
  const { client } = await renderWithApi(<JobCord job={job} />, { getUser });
  const sub = sessionStore.get().status === 'signedIn' ? 'me' : '';
  await act(async () =>
    client.writeQuery({ query: HopesDocument, variables: { sub }, data: { getUser: hopes } }),
  );
  return getUser;
}

test('a card shows on how many points the job fits the person, without a call of its own', async () => {
  signInAs({ sub: 'me' });
  const getUser = await open();
  expect(await screen.findByText('相性 2/3')).toBeInTheDocument();
  expect(getUser).not.toHaveBeenCalled();
});

test('a guest sees no cord', async () => {
  sessionStore.set({ status: 'guest', reason: 'noTokens' });
  await open();
  expect(screen.queryByText(/相性/)).not.toBeInTheDocument();
});
