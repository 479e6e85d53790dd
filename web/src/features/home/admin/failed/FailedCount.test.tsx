import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, refuse, renderWithApi } from '../../../../testing/renderWithApi';
import { signInAs } from '../../../../testing/signInAs';
import { FailedCount } from './FailedCount';

beforeEach(() => signInAs({ isAdmin: true, groups: ['admin'] }));

const at = '2026-01-05T03:00:00.000Z';
const items = [
  { id: '1', kind: 'APPLICATION_RECEIVED', userId: 'haruka', at, reason: 'MessageRejected' },
  { id: '2', kind: null, userId: 'chihiro', at, reason: null },
  { id: '3', kind: 'JOB_REVIEW_REQUESTED', userId: 'administrators', at, reason: null },
  { id: '4', kind: null, userId: null, at, reason: 'SlackAnswered500' },
];

const open = async (answers: Answers) => {
  await renderWithApi(<FailedCount />, answers);
  return userEvent.setup();
};

test('failed notices are listed without their text, and queued again with one button', async () => {
  let count = 4;
  const user = await open({
    listFailedNotices: () => ({ count, moved: 0, items: items.slice(0, count) }),
    redriveNotices() {
      count = 0;
      return { count: 0, moved: 4, items: [] };
    },
  });
  expect(await screen.findByText(/4件の通知を送れませんでした/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '応募の受付' })).toHaveAttribute('href', '/admin/users/haruka');
  expect(screen.getByText('MessageRejected')).toBeInTheDocument();
  expect(screen.getByText('未読メッセージのメール')).toBeInTheDocument();
  expect(screen.getByText('Slackへの通知').closest('a')).toBeNull();
  expect(screen.getByText('案件の公開依頼').closest('a')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'もう一度送る' }));
  expect(await screen.findByText('すべての通知が届いています。')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a number that cannot be read can be asked for again', async () => {
  await open({ listFailedNotices: () => refuse('InternalFailure') });
  expect(await screen.findByRole('button', { name: /再/ })).toBeInTheDocument();
});
