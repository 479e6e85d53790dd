import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../../testing/aUser';
import { refuse, renderWithApi } from '../../../../testing/renderWithApi';
import { signInAs } from '../../../../testing/signInAs';
import { AdminJobsScreen } from '../list/AdminJobsScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-06T00:00:00.000Z' };
const aListedJob = (id: string, changes: object = {}) => ({
  ...{ ...stamps, id, version: 2, title: `案件 ${id}`, isPublic: true, isDraft: false },
  ...changes,
});
const catalogues = Object.fromEntries(
  ['listJobs', 'listPrefacturesByOrderByPosition', 'listSkillTagsByOrderByPosition'].map((field) => [
    field,
    () => ({ items: [] }),
  ]),
);

interface Sent {
  input: { id: string };
  condition: object;
}

const user = aUser();

async function open(updateOpenJob: (sent: Sent) => unknown, more: object[] = []) {
  const jobs = [
    ...['a', 'b', 'c', 'd', 'e', 'f'].map((id) => aListedJob(id)),
    aListedJob('draft', { isPublic: false, isDraft: true }),
    ...more,
  ];
  const empty = { items: [], total: 0, nearTotal: 0, match: 'EXACT', aggregateItems: [] };
  await renderWithApi(
    <AdminJobsScreen />,
    {
      ...catalogues,
      ...{
        searchOpenJobs: () => ({ items: jobs, total: 7, nearTotal: 7, match: 'EXACT', aggregateItems: [] }),
        updateOpenJob,
      },
      searchUserApplies: () => empty,
    },
    { at: '/admin/jobs', path: '/admin/jobs' },
  );
  await screen.findByText('案件 a');
  // Ant Design draws the head twice, once to measure its columns.
  await user.click(screen.getAllByLabelText('このページの行をすべて選択')[0]!);
}

const confirmClosing = async () => {
  await user.click(screen.getByText('募集を終了する（6）'));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: '募集を終了する' }));
};
const isSelected = (title: string) => screen.getByLabelText<HTMLInputElement>(`「${title}」を選択`).checked;

beforeEach(() => {
  localStorage.clear();
  signInAs({ isAdmin: true, groups: ['admin'] });
});

test('all selected public jobs are closed; one that was refused stays selected with its reason', async () => {
  const sent: Sent[] = [];
  await open((one) => {
    sent.push(one);
    if (one.input.id === 'c') return refuse('Conflict');
    return aListedJob(one.input.id, { version: 3, isPublic: false, closedAt: stamps.updatedAt });
  });
  await confirmClosing();
  expect(await screen.findByText('1件を変更できませんでした。', { exact: false })).toBeInTheDocument();
  expect(screen.getByText(/ほかの画面で内容が変わりました/).closest('li')).toHaveTextContent('案件 c');
  expect(sent.map(({ input }) => input.id).sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  expect(sent[0]).toEqual({ input: { id: 'a', isPublic: false }, condition: { version: { eq: 2 } } });
  expect([isSelected('案件 a'), isSelected('案件 c'), isSelected('案件 draft')]).toEqual([false, true, true]);
  expect(screen.getByRole('toolbar', { name: '2件を選択中' })).toBeInTheDocument();
  expect(screen.getAllByText('募集終了').length).toBeGreaterThanOrEqual(5);
});

test('the progress is shown, and after a stop the jobs that had not begun stay public and selected', async () => {
  const ends: (() => void)[] = [];
  const updateOpenJob = jest.fn(
    ({ input }: Sent) =>
      new Promise((resolve) => {
        ends.push(() =>
          resolve(aListedJob(input.id, { version: 3, isPublic: false, closedAt: stamps.updatedAt })),
        );
      }),
  );
  await open(updateOpenJob);
  await confirmClosing();
  await waitFor(() => expect(ends).toHaveLength(4));
  expect(await screen.findByText('6件中0件の処理が終わりました')).toBeInTheDocument();
  await user.click(screen.getByText('止める'));
  ends.forEach((end) => end());
  expect(await screen.findByText('募集を終了する（2）')).toBeInTheDocument();
  expect(updateOpenJob).toHaveBeenCalledTimes(4);
  expect([isSelected('案件 d'), isSelected('案件 e'), isSelected('案件 f')]).toEqual([false, true, true]);
});

test('x selects the current row, and Esc removes the selection', async () => {
  await open(() => null);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  await user.keyboard('jjx');
  expect(isSelected('案件 b')).toBe(true);
  await user.keyboard('x');
  expect(isSelected('案件 b')).toBe(false);
});

test('jobs that hide their organization are left out of the publication of several', async () => {
  const sent: string[] = [];
  const more = [aListedJob('hidden', { isPublic: false, isHideOrganizationName: true })];
  await open(({ input }) => {
    sent.push(input.id);
    return aListedJob(input.id, { version: 3 });
  }, more);
  await user.click(screen.getByText('公開する（1）'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('企業名が非公開の1件は');
  await user.click(within(dialog).getByRole('button', { name: '公開する' }));
  await waitFor(() => expect(sent).toEqual(['draft']));
});
