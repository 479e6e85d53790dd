import { screen } from '@testing-library/react';
import { renderWithApi } from '../../../../testing/renderWithApi';
import { signInAs } from '../../../../testing/signInAs';
import { AdminApplicationsScreen } from '../AdminApplicationsScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };
const rejected = {
  ...stamps,
  ...{ id: 'b.job', userID: 'b', openJobID: 'job', type: 'REJECTED' },
  history: [{ type: 'REJECTED', at: stamps.createdAt, by: 'staff', reason: null }],
  user: { ...stamps, id: 'b', name: '縁 b' },
  openJob: { ...stamps, id: 'job', title: '受付画面の仕事', organizationName: '株式会社さざなみ' },
};

test('the open application shows why it was rejected, which the search does not know', async () => {
  signInAs({ isAdmin: true, groups: ['admin'] });
  const decision = { reason: 'CONDITIONS', note: '半年後にまた', at: stamps.createdAt };
  const getUserApplies = jest.fn((_: object) => ({ ...rejected, decision }));
  const page = { items: [rejected], aggregateItems: [], match: 'EXACT', total: 1, nearTotal: 1 };
  await renderWithApi(
    <AdminApplicationsScreen />,
    { searchUserApplies: () => page, getUserApplies, getUser: () => null, getOpenJob: () => null },
    { at: '/admin/applies?id=b.job', path: '/admin/applies' },
  );
  expect(await screen.findByText('半年後にまた')).toBeInTheDocument();
  expect(screen.getByText('条件（稼働・報酬・勤務地）が合わない')).toBeInTheDocument();
  expect(screen.getByText('社内のメモと評価')).toBeInTheDocument();
  expect(getUserApplies.mock.calls[0]?.[0]).toEqual({ id: 'b.job' });
});
