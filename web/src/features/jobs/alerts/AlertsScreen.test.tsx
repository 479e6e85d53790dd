import { screen, waitFor, within } from '@testing-library/react';
import { emptyJobSearch } from '../../../entities/job/search/emptyJobSearch';
import { toast } from '../../../lib/toast/toast';
import { aUser } from '../../../testing/aUser';
import { type Answers, refuse, renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { AlertsScreen } from './AlertsScreen';
import { SaveAlertSheet } from './SaveAlertSheet';

const stamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const remote = {
  ...{
    ...stamps,
    id: 'me.a',
    userID: 'me',
    name: 'リモートの仕事',
    baseLocationTypes: ['REMOTE'],
    version: 3,
  },
  ...{ frequency: 'WEEKLY', weekday: 1, hour: 8, isPaused: null },
};

const answersWith = (answers: Answers): Answers => ({
  listJobs: () => ({ items: [] }),
  listPrefacturesByOrderByPosition: () => ({ items: [] }),
  listSkillTagsByOrderByPosition: () => ({ items: [] }),
  listJobAlerts: () => ({ items: [remote] }),
  ...answers,
});

beforeEach(() => {
  toast.taken(toast.waiting());
  signInAs({ sub: 'me' });
});

const search = { ...emptyJobSearch, locations: ['REMOTE' as const], publishedWithinDays: 7 };

test('the list shows the conditions and the time of each alert, and leads to its search', async () => {
  await renderWithApi(<AlertsScreen />, answersWith({}));
  const card = (await screen.findByText('リモートの仕事')).closest('article')!;
  expect(within(card).getByText('フルリモート')).toBeInTheDocument();
  expect(within(card).getByText('毎週月曜日 8:00')).toBeInTheDocument();
  expect(within(card).getByText('検索結果を見る')).toHaveAttribute('href', '/jobs/result?place=REMOTE');
});

test('while the alerts are loading, and after a failure, nothing says that there are none', async () => {
  const { unmount } = await renderWithApi(
    <AlertsScreen />,
    answersWith({ listJobAlerts: () => new Promise(() => undefined) }),
  );
  expect(screen.queryByText(/まだありません/)).not.toBeInTheDocument();
  unmount();
  await renderWithApi(<AlertsScreen />, answersWith({ listJobAlerts: () => refuse('Lambda:Unhandled') }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText(/まだありません/)).not.toBeInTheDocument();
});

test('an alert is paused with one tap, and deleted after a question', async () => {
  const updateJobAlert = jest.fn((_args: object) => ({ ...remote, isPaused: true }));
  const deleteJobAlert = jest.fn((_args: object) => remote);
  await renderWithApi(<AlertsScreen />, answersWith({ updateJobAlert, deleteJobAlert }));
  await aUser().click(await screen.findByLabelText('「リモートの仕事」を一時停止'));
  await waitFor(() =>
    expect(updateJobAlert.mock.calls[0]![0]).toMatchObject({ input: { id: 'me.a', isPaused: true } }),
  );
  await aUser().click(screen.getByLabelText('「リモートの仕事」を削除'));
  const dialog = (
    await screen.findByText(/を削除しますか/, { selector: '.ant-modal-confirm-title' })
  ).closest<HTMLElement>('.ant-modal')!;
  expect(deleteJobAlert).not.toHaveBeenCalled();
  await aUser().click(within(dialog).getByText(/^削\s?除$/));
  await waitFor(() => expect(deleteJobAlert).toHaveBeenCalled());
});

test('an edit changes name and time of the version on the screen, and keeps the conditions', async () => {
  const updateJobAlert = jest.fn((_args: object) => remote);
  await renderWithApi(<AlertsScreen />, answersWith({ updateJobAlert }));
  await aUser().click(await screen.findByLabelText('「リモートの仕事」を編集'));
  await aUser().click(await screen.findByText('毎日'));
  await aUser().click(screen.getByText('保存する'));
  await waitFor(() => expect(updateJobAlert).toHaveBeenCalled());
  expect(updateJobAlert.mock.calls[0]![0]).toEqual({
    input: { id: 'me.a', name: 'リモートの仕事', frequency: 'DAILY', hour: 8, weekday: 1 },
    condition: { version: { eq: 3 } },
  });
});

test('a search becomes an alert with its conditions, but without the day of publication', async () => {
  const createJobAlert = jest.fn((_args: object) => remote);
  const onClose = jest.fn();
  const answers = answersWith({ createJobAlert, listJobAlerts: () => ({ items: [] }) });
  await renderWithApi(<SaveAlertSheet search={search} onClose={onClose} />, answers);
  expect(await screen.findByText(/掲載から何日以内/)).toBeInTheDocument();
  await aUser().click(screen.getByText('保存する'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(createJobAlert.mock.calls[0]![0]).toEqual({
    input: {
      ...{ userID: 'me', name: 'フルリモート', baseLocationTypes: ['REMOTE'] },
      ...{ frequency: 'DAILY', hour: 8 },
    },
  });
});

test('who keeps as many as one may is told so before saving', async () => {
  const items = Array.from({ length: 20 }, (_, at) => ({ ...remote, id: `me.${at}` }));
  const answers = answersWith({ listJobAlerts: () => ({ items }) });
  await renderWithApi(<SaveAlertSheet search={search} onClose={jest.fn()} />, answers);
  expect(await screen.findByText(/20件まで保存できます/)).toBeInTheDocument();
  expect(screen.getByText('保存する').closest('button')).toBeDisabled();
});
