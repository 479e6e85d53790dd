import { screen, waitFor } from '@testing-library/react';
import { jobEditor, type Sent } from '../../../../testing/jobEditor';
import { renderWithApi } from '../../../../testing/renderWithApi';
import { signInAs } from '../../../../testing/signInAs';
import { EditOwnJobScreen } from './EditOwnJobScreen';
import { NewOwnJobScreen } from './NewOwnJobScreen';

const { press, choose, field, write, toasts, record, draft, catalogue } = jobEditor;

beforeEach(() => {
  jobEditor.start();
  signInAs({ organizationId: '01ORG' });
});

async function edit(changes: object = {}) {
  let stored = draft(changes);
  const updateOpenJob = jest.fn(({ input }: Sent) => {
    stored = { ...stored, ...input, version: stored.version + 1 };
    return stored;
  });
  const answers = { ...catalogue, getOpenJob: () => stored, updateOpenJob };
  const at = { at: '/client/jobs/edit/j', path: '/client/jobs/edit/:id' };
  return { ...(await renderWithApi(<EditOwnJobScreen />, answers, at)), updateOpenJob };
}

test('an organization asks for the publication of a draft; nothing is for administrators', async () => {
  const { updateOpenJob } = await edit({ reviewNote: '報酬の幅を狭めてください' });
  await field(/^案件名/);
  expect(screen.getByText('報酬の幅を狭めてください')).toBeInTheDocument();
  for (const label of [/^社内メモ/, /^担当/, /^企業$/, /^注目の案件/, /^所有者/])
    expect(screen.queryByLabelText(label)).not.toBeInTheDocument();
  expect(screen.queryByText('公開', { selector: 'label > span' })).not.toBeInTheDocument();
  await choose('公開を依頼');
  await press('公開を依頼する');
  await waitFor(() => expect(toasts()).toEqual(['保存しました。運営が内容を確認します。']));
  expect(updateOpenJob.mock.calls.map(([{ input }]) => input)).toEqual([{ id: 'j', isDraft: false }]);
});

test('stored selection steps stay, because only administrators remove them', async () => {
  await edit();
  await field(/^案件名/);
  expect(screen.queryByLabelText('1番目のステップを削除する')).not.toBeInTheDocument();
  await press('ステップを追加する');
  expect(await screen.findByLabelText('3番目のステップを削除する')).toBeInTheDocument();
});

test('a public job of another organization is as if it did not exist', async () => {
  const { router } = await edit({ organizationOpenJobsId: '02OTHER', isPublic: true, isDraft: false });
  await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
});

test('a new job belongs to the organization, and then has an editor with an address of its own', async () => {
  const createOpenJob = jest.fn((_: Sent) => record('j'));
  const getOrganization = () => record('01ORG', { name: '株式会社月白物流システム' });
  const { router } = await renderWithApi(
    <NewOwnJobScreen />,
    { ...catalogue, createOpenJob, getOrganization, getOpenJob: () => draft() },
    { at: '/client/jobs/new', path: '/client/jobs/new' },
  );
  await write(/^案件名/, '新しい案件');
  await press('下書きを保存する');
  await waitFor(() => expect(router.state.location.pathname).toBe('/client/jobs/edit/j'));
  expect(createOpenJob.mock.calls[0]![0].input).toEqual({
    title: '新しい案件',
    organizationOpenJobsId: '01ORG',
    clientToken: expect.any(String) as string,
  });
});

test('an organization says why it hides its name, and hides that of a public job not itself', async () => {
  const { unmount } = await edit({ hidingReason: null, workType: 'CONTRACT' });
  expect(await screen.findByLabelText(/^企業名を非公開にする理由/)).toBeInTheDocument();
  expect(screen.getByText(/フリーランス法 第12条は、募集する事業者の名称/)).toBeInTheDocument();
  await choose('公開を依頼');
  await press('公開を依頼する');
  expect(await screen.findByText('入力してください')).toBeInTheDocument();
  unmount();
  await edit({ isPublic: true, isDraft: false, isHideOrganizationName: false });
  expect(await screen.findByRole('switch', { name: '企業名を非公開にする' })).toBeDisabled();
  expect(screen.getByText(/公開中の案件の企業名を非公開にするときは/)).toBeInTheDocument();
});
