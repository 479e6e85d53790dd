import { act, screen, waitFor } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { jobEditor, type Sent } from '../../../testing/jobEditor';
import { type Answers, refuse, renderWithApi } from '../../../testing/renderWithApi';
import { NewJobScreen } from '../admin/edit/NewJobScreen';

const { edit, press, write, toasts, record, draft, catalogue } = jobEditor;

/** True while the API stores what is sent, but no answer arrives. */
let isCut = false;

function loseAnswer(): never {
  throw new GraphQLError('Failed to fetch');
}

/** Returns a simulated API that stores new jobs as the real one does: with the client token as id, once. */
function storeOfJobs() {
  const jobs = new Map<string, { id: string; version: number }>();
  const added = { isDraft: true, isPublic: false, owners: ['me'] };
  const answers: Answers = {
    ...catalogue,
    getOpenJob: ({ id }: { id: string }) => (isCut ? loseAnswer() : (jobs.get(id) ?? null)),
    createOpenJob: ({ input }: Sent) => {
      const { clientToken, ...values } = input;
      const id = `${clientToken as string}`;
      const isAnswered = !isCut;
      if (!jobs.has(id)) jobs.set(id, { ...record(id, added), ...values });
      return isAnswered ? jobs.get(id) : loseAnswer();
    },
    updateOpenJob: ({ input, condition }: Sent) => {
      const before = jobs.get(`${input.id as string}`)!;
      if (condition?.version.eq !== before.version) refuse('Conflict');
      jobs.set(before.id, { ...before, ...input, version: before.version + 1 });
      return isCut ? loseAnswer() : jobs.get(before.id);
    },
  };
  return { jobs, answers };
}

const openNew = (answers: Answers) =>
  renderWithApi(<NewJobScreen />, answers, { at: '/admin/jobs/new', path: '/admin/jobs/new' });
const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')));

beforeEach(() => {
  jobEditor.start();
  isCut = false;
});

test('a new job whose answer was lost is shown as saved, and is stored once', async () => {
  const { jobs, answers } = storeOfJobs();
  const create = answers.createOpenJob as (sent: Sent) => unknown;
  const createOpenJob = jest.fn((sent: Sent) => {
    create(sent);
    return loseAnswer();
  });
  const { router } = await openNew({ ...answers, createOpenJob });
  await write(/^案件名/, '新しい案件');
  await press('下書きを保存する');
  await waitFor(() => expect(toasts()).toEqual(['下書きを保存しました']));
  expect(createOpenJob).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe(`/admin/jobs/edit/${[...jobs.keys()][0]}`);
});

test('while the network is cut the editor says that it does not know, and finds out when it is back', async () => {
  const { jobs, answers } = storeOfJobs();
  await openNew(answers);
  await write(/^案件名/, '新しい案件');
  isCut = true;
  await press('下書きを保存する');
  expect(await screen.findByText(/保存できたかどうかを確認できませんでした/)).toBeInTheDocument();
  expect([...jobs.values()]).toMatchObject([{ title: '新しい案件' }]);
  isCut = false;
  await goOnline();
  await waitFor(() => expect(toasts()).toEqual(['下書きを保存しました']));
  expect([...jobs.values()]).toMatchObject([{ title: '新しい案件', version: 1, owners: ['me'] }]);
});

test('what was changed after a lost answer is saved in the same job', async () => {
  const { jobs, answers } = storeOfJobs();
  await openNew(answers);
  await write(/^案件名/, '新しい案件');
  isCut = true;
  await press('下書きを保存する');
  await screen.findByText(/保存できたかどうかを確認できませんでした/);
  await write(/^案件名/, '改めた案件');
  isCut = false;
  await press('下書きを保存する');
  await waitFor(() => expect(toasts()).toEqual(['下書きを保存しました']));
  expect([...jobs.values()]).toMatchObject([{ title: '改めた案件', version: 2, owners: ['me'] }]);
});

test('a change whose answer was lost is shown as saved, and is made once', async () => {
  let stored = draft();
  let lost = 1;
  const updateOpenJob = ({ input, condition }: Sent) => {
    if (condition?.version.eq !== stored.version) refuse('Conflict');
    stored = { ...stored, ...input, version: stored.version + 1 };
    return lost-- > 0 ? loseAnswer() : stored;
  };
  await edit({}, { getOpenJob: () => stored, updateOpenJob });
  await write(/^案件名/, '改めた案件');
  await press('下書きを保存する');
  await waitFor(() => expect(toasts()).toEqual(['下書きを保存しました']));
  expect(stored).toMatchObject({ title: '改めた案件', version: 5 });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a selection step whose answer was lost is stored once, beside a changed title', async () => {
  const rows: object[] = [];
  let stored = draft();
  let lost = 1;
  const createSelectionProcess = ({ input: { clientToken, ...input } }: Sent) => {
    rows.push(record(`j.${clientToken as string}`, input));
    return lost-- > 0 ? loseAnswer() : rows.at(-1);
  };
  const updateOpenJob = ({ input, condition }: Sent) => {
    if (condition?.version.eq !== stored.version) refuse('Conflict');
    return (stored = { ...stored, ...input, version: stored.version + 1 });
  };
  const getOpenJob = () => ({ ...stored, selectionProcesses: { items: [...rows] } });
  await edit({}, { getOpenJob, createSelectionProcess, updateOpenJob });
  await write(/^案件名/, '改めた案件');
  await press('ステップを追加する');
  await write(/^1番目のステップの名前/, '面談');
  await press('下書きを保存する');
  await waitFor(() => expect(toasts()).toEqual(['下書きを保存しました']));
  expect(rows).toMatchObject([{ title: '面談', step: 1 }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});
