import { screen, waitFor } from '@testing-library/react';
import { aUser } from '../../../testing/aUser';
import { renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { moveQueue } from '../../../entities/application/move/moveQueue';
import { AdminApplicationsScreen } from './AdminApplicationsScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z' };

const anApply = (key: string, changes: Record<string, unknown> = {}) => ({
  ...stamps,
  ...{ id: `${key}.job`, userID: key, openJobID: 'job', type: 'APPLIED' },
  version: 3,
  history: [{ type: 'APPLIED', at: stamps.createdAt, by: key, reason: null }],
  user: { ...stamps, id: key, name: `縁 ${key}`, version: 1 },
  openJob: {
    ...{ ...stamps, id: 'job', version: 1 },
    ...{ title: '受付画面の仕事', organizationName: '株式会社さざなみ' },
  },
  ...changes,
});

const page = { aggregateItems: [], match: 'EXACT', total: 3, nearTotal: 3 };

beforeEach(() => {
  localStorage.clear();
  moveQueue.close();
  signInAs({ isAdmin: true, groups: ['admin'] });
});

test('on a phone, the cards of applications are selected and moved together', async () => {
  const { matchMedia } = window;
  const narrow = jest.spyOn(window, 'matchMedia');
  narrow.mockImplementation((media) => ({ ...matchMedia(media), matches: true }));
  const moved = jest.fn(({ input }: { input: { id: string } }) =>
    anApply(input.id[0]!, { type: 'SCREENING', version: 4 }),
  );
  const { router } = await renderWithApi(
    <AdminApplicationsScreen />,
    {
      searchUserApplies: () => ({ ...page, items: ['a', 'b', 'c'].map((key) => anApply(key)) }),
      updateUserApplies: moved,
    },
    { at: '/admin/applies', path: '/admin/applies' },
  );
  await aUser().click(await screen.findByLabelText('「縁 a」の応募を選択'));
  await aUser().click(screen.getByLabelText('「縁 c」の応募を選択'));
  expect(router.state.location.search).toBe('');
  await aUser().click(screen.getByText('状態を変える（2）'));
  await aUser().click(await screen.findByLabelText(/^「書類選考」にする/));
  await aUser().click(screen.getByText('状態を変える', { selector: '.ant-modal button *' }));
  await aUser().click(await screen.findByText('すぐに送信'));
  await waitFor(() => expect(moved.mock.calls.map(([{ input }]) => input.id)).toEqual(['a.job', 'c.job']));
  narrow.mockRestore();
});
