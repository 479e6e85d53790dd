import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answers, refuse, renderWithApi } from '../../../../testing/renderWithApi';
import { signInAs } from '../../../../testing/signInAs';
import { FailedCount } from './FailedCount';

beforeEach(() => signInAs({ isAdmin: true, groups: ['admin'] }));

const open = async (answers: Answers) => {
  await renderWithApi(<FailedCount />, answers);
  return userEvent.setup();
};

test('failed notices are counted, and queued again with one button', async () => {
  let count = 3;
  const user = await open({
    countFailedNotices: () => ({ count, moved: 0 }),
    redriveNotices() {
      count = 0;
      return { count: 0, moved: 3 };
    },
  });
  expect(await screen.findByText(/3件の通知を送れませんでした/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'もう一度送る' }));
  expect(await screen.findByText('すべての通知が届いています。')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a number that cannot be read can be asked for again', async () => {
  await open({ countFailedNotices: () => refuse('InternalFailure') });
  expect(await screen.findByRole('button', { name: /再/ })).toBeInTheDocument();
});
