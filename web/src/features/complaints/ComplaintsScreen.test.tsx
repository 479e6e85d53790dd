import { screen, waitFor } from '@testing-library/react';
import { toast } from '../../lib/toast/toast';
import { aUser } from '../../testing/aUser';
import { refuse, renderWithApi } from '../../testing/renderWithApi';
import { signInAs } from '../../testing/signInAs';
import { ComplaintsScreen } from './ComplaintsScreen';

const complaint = (number: string, more: object = {}) => ({
  ...{ id: `01J0000000000000000000000${number}`, kind: 'COMPLAINT', number, openJobID: null },
  ...{ receivedAt: '2026-01-05T00:00:00.000Z', dueOn: '2126-01-19' },
  ...{ answeredAt: null, answeredBy: null, answeredByName: null, ...more },
});

beforeEach(() => signInAs({ isAdmin: true, groups: ['admin'] }));

test('a complaint is received or overdue until somebody has answered it, who is named', async () => {
  await renderWithApi(<ComplaintsScreen />, {
    listComplaints: () => ({
      items: [
        complaint('A'),
        complaint('B', { kind: 'JOB_REPORT', openJobID: 'job-1', dueOn: '2026-01-19' }),
        complaint('C', {
          ...{ answeredAt: '2026-01-06T00:00:00.000Z', answeredBy: 'sub', answeredByName: '縁 結' },
        }),
      ],
      nextToken: null,
    }),
  });
  expect(await screen.findByText('未回答')).toBeInTheDocument();
  expect(screen.getByText('期限超過')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '案件を見る' })).toHaveAttribute(
    'href',
    '/admin/jobs/detail/job-1',
  );
  expect(screen.getByText(/縁 結が回答/)).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /回答済みにする/ })).toHaveLength(2);
});

test('it is marked as answered after a question, and what is refused is said', async () => {
  const answerComplaint = jest
    .fn((_args: object): object => refuse('Conflict'))
    .mockReturnValueOnce(complaint('A', { answeredAt: '2026-01-06T00:00:00.000Z' }));
  await renderWithApi(<ComplaintsScreen />, {
    listComplaints: () => ({ items: [complaint('A')], nextToken: null }),
    answerComplaint,
  });
  const user = aUser();
  const mark = async () => {
    await user.click(await screen.findByRole('button', { name: '受付番号 Aを回答済みにする' }));
    await user.click(await screen.findByRole('button', { name: '回答済みにする' }));
  };
  await mark();
  const toasts = () => toast.waiting().map(({ text }) => text);
  await waitFor(() => expect(toasts()).toEqual(['回答済みにしました。']));
  expect(answerComplaint.mock.lastCall?.[0]).toEqual({ input: { id: complaint('A').id } });
  await mark();
  await waitFor(() => expect(toasts()).toHaveLength(2));
  expect(answerComplaint).toHaveBeenCalledTimes(2);
});
