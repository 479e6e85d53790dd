import { screen, waitFor, within } from '@testing-library/react';
import { renderWithApi } from '../../../testing/renderWithApi';
import { jobEditor, type Sent } from '../../../testing/jobEditor';
import { NewJobScreen } from '../admin/edit/NewJobScreen';

const { edit, press, choose, field, write, toasts, user, record, draft, catalogue, refuseField } = jobEditor;

beforeEach(jobEditor.start);

test('a title is enough for a draft, which then has an editor with an address of its own', async () => {
  const createOpenJob = jest.fn((_: Sent) => record('j'));
  const { router } = await renderWithApi(
    <NewJobScreen />,
    { ...catalogue, createOpenJob, getOpenJob: () => draft() },
    { at: '/admin/jobs/new', path: '/admin/jobs/new' },
  );
  await press('下書きを保存する');
  expect(createOpenJob).not.toHaveBeenCalled();
  await write(/^案件名/, '新しい案件');
  await press('下書きを保存する');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/jobs/edit/j'));
  expect(createOpenJob.mock.calls[0]![0].input).toEqual({
    title: '新しい案件',
    clientToken: expect.any(String) as string,
  });
  expect(toasts()).toEqual(['下書きを保存しました']);
});

test('steps are stored before the job becomes public, each for the version that was read', async () => {
  const { calls } = await edit({ isHideOrganizationName: false });
  await user.click(screen.getByLabelText('1番目のステップを削除する'));
  await press('ステップを追加する');
  await write(/^2番目のステップの名前/, '内定');
  await choose('公開');
  await press('公開する');
  await waitFor(() => expect(toasts()).toEqual(['公開しました']));
  expect(calls).toMatchObject([
    ['delete step', { input: { id: 'j.1' }, condition: { version: { eq: 7 } } }],
    ['step', { input: { id: 'j.2', step: 1 }, condition: { version: { eq: 8 } } }],
    ['create step', { input: { openJobID: 'j', step: 2, title: '内定' } }],
    ['job', { input: { id: 'j', isDraft: false, isPublic: true } }],
  ]);
});

test('a refused step is shown at the steps, and a second attempt does not store another one twice', async () => {
  let isRefused = true;
  const rows: object[] = [];
  const createSelectionProcess = ({ input }: Sent) => {
    if (input.title === '二' && isRefused) refuseField('input.title', 'sexLimit');
    rows.push(record(`j.${rows.length + 1}`, input));
    return rows.at(-1);
  };
  const getOpenJob = () => draft({ selectionProcesses: { items: [...rows] } });
  await edit({}, { getOpenJob, createSelectionProcess });
  await press('ステップを追加する');
  await write(/^1番目のステップの名前/, '一');
  await press('ステップを追加する');
  await write(/^2番目のステップの名前/, '二');
  await press('下書きを保存する');
  expect((await screen.findAllByText(/性別を限定・優先する表現は使えません/)).length).toBeGreaterThan(0);
  isRefused = false;
  await press('下書きを保存する');
  await waitFor(() => expect(rows).toMatchObject([{ title: '一' }, { title: '二' }]));
});

test('after a conflict the person chooses field by field, and the stored version is used', async () => {
  const { calls, change } = await edit();
  await write(/^案件名/, '私の案件名');
  change({ title: '別の案件名', memo: '急ぎ', version: 9 });
  await press('下書きを保存する');
  const finish = await screen.findByText('この内容で編集を続ける');
  const sheet = finish.closest<HTMLElement>('[role=dialog]')!;
  for (const text of ['私の案件名', '別の案件名', '急ぎ'])
    expect(within(sheet).getByText(text)).toBeInTheDocument();
  await user.click(finish);
  await press('下書きを保存する');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toEqual([
    'job',
    { input: { id: 'j', title: '私の案件名' }, condition: { version: { eq: 9 } } },
  ]);
});

test('unsaved texts are restored, but not the decision to publish', async () => {
  const first = await edit();
  await write(/^案件名/, '書きかけ');
  await choose('公開');
  first.unmount();
  await edit();
  expect(await field(/^案件名/)).toHaveValue('書きかけ');
  expect(screen.getByLabelText('下書き')).toBeChecked();
});

test('the preview shows guests the substitute name, and the organization its own name', async () => {
  await edit();
  await press('プレビュー');
  const sheet = (await screen.findByText('検索結果での表示')).closest<HTMLElement>('[role=dialog]')!;
  expect(within(sheet).getAllByText('物流の企業').length).toBeGreaterThan(0);
  expect(within(sheet).queryByText('株式会社月白物流システム')).toBeNull();
  await press('企業の担当者');
  expect(within(sheet).getAllByText('株式会社月白物流システム').length).toBeGreaterThan(0);
});

test('saving a public job says that the changes are public, not that the job is', async () => {
  await edit({ isPublic: true, isDraft: false, isHideOrganizationName: false });
  await write(/^概要/, '倉庫の画面を作り直します。');
  await press('変更を公開する');
  await waitFor(() => expect(toasts()).toEqual(['変更を公開しました']));
});

test('the reasons for which a job was returned are not shown once its author asks again', async () => {
  const view = await edit({ reviewNote: '報酬を書いてください' });
  expect(screen.getByText('報酬を書いてください')).toBeInTheDocument();
  view.unmount();
  await edit({
    reviewNote: '報酬を書いてください',
    isDraft: false,
    reviewRequestedAt: '2026-11-20T01:00:00.000Z',
  });
  expect(screen.queryByText('報酬を書いてください')).toBeNull();
});
