import { screen, waitFor, within } from '@testing-library/react';
import { jobEditor, type Sent } from '../../../../testing/jobEditor';
import { refuse } from '../../../../testing/renderWithApi';

const { edit, press, choose, write, toasts, user, draft, refuseField } = jobEditor;

beforeEach(jobEditor.start);

test('what a job lacks is listed, and keeps it from being published, but not from being a draft', async () => {
  const { calls } = await edit({ overView: null, description: null });
  const list = (await screen.findByText('案件チェック')).closest('section')!;
  expect(
    within(list)
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['概要', '仕事内容']);
  await choose('公開');
  await press('公開する');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^概要/)));
  await waitFor(() => expect(screen.getAllByText('入力してください')).toHaveLength(2));
  expect(calls).toEqual([]);
  await choose('下書き');
  await write(/^概要/, '倉庫の画面を作ります。');
  await press('下書きを保存する');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toEqual([
    'job',
    { input: { id: 'j', overView: '倉庫の画面を作ります。' }, condition: { version: { eq: 4 } } },
  ]);
});

test('what the organization lacks is listed with the way to its record, and keeps a job that shows it from being published', async () => {
  const organization = { ...jobEditor.organization, contact: null };
  const { calls } = await edit(
    { organization, isHideOrganizationName: false },
    { listOrganizations: () => ({ items: [organization] }) },
  );
  const list = (await screen.findByText('案件チェック')).closest('section')!;
  expect(within(list).getByRole('link', { name: '企業の連絡先' })).toHaveAttribute(
    'href',
    '/admin/organizations/edit/01ORG',
  );
  await choose('公開');
  await press('公開する');
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('企業の所在地と連絡先')]));
  expect(calls).toEqual([]);
});

test('a side job asks whether it is employment, and then for the conditions of its kind', async () => {
  await edit({ workType: 'SIDE_WORK' });
  const list = (await screen.findByText('案件チェック')).closest('section')!;
  const missing = () =>
    within(list)
      .getAllByRole('button')
      .map((one) => one.textContent);
  expect(missing()).toEqual(['契約の種類']);
  await choose('雇用');
  await waitFor(() => expect(missing()).toContain('試用期間'));
  expect(screen.getByText(/職業安定法 第5条の3/)).toBeInTheDocument();
  expect(screen.queryByLabelText(/^更新の基準と上限/)).toBeNull();
  await choose('期間の定めあり');
  await waitFor(() => expect(missing()).toContain('更新の基準と上限'));
  expect(await screen.findByLabelText(/^更新の基準と上限/)).toBeInTheDocument();
});

test('a rule about wording is beside its field while the person types, and refuses the publication', async () => {
  const { calls } = await edit();
  await write(/^仕事内容/, '営業マンを募集します。');
  expect((await screen.findAllByText(/性別を限定・優先する表現は使えません/)).length).toBeGreaterThan(1);
  await choose('公開');
  await press('公開する');
  expect(await screen.findByText('公開するには、この内容を直してください')).toBeInTheDocument();
  expect(calls).toEqual([]);
  await write(/^仕事内容/, '営業職を募集します。');
  await waitFor(() => expect(screen.queryByText(/性別を限定/)).toBeNull());
  await press('公開する');
  await waitFor(() => expect(toasts()).toEqual(['公開しました']));
});

test('the name of a hidden organization is published only when the administrator accepts it', async () => {
  const { calls } = await edit();
  await write(/^概要/, '月白物流システムの仕事です。');
  await choose('公開');
  await press('公開する');
  const offer = await screen.findByText('このまま公開');
  expect(calls).toEqual([]);
  await user.click(offer);
  await waitFor(() => expect(toasts()).toEqual(['公開しました']));
  expect(calls.map(([, { input }]) => input)).toEqual([
    {
      ...{ id: 'j', overView: '月白物流システムの仕事です。', isDraft: false, isPublic: true },
      acceptsHiddenName: true,
    },
  ]);
});

test('a decision to publish the name holds for one attempt only', async () => {
  const updateOpenJob = jest.fn(() => refuse('TooManyRequests'));
  await edit({}, { updateOpenJob });
  await write(/^概要/, '月白物流システムの仕事です。');
  await choose('公開');
  await press('公開する');
  await press('このまま公開');
  await waitFor(() => expect(updateOpenJob).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByText('このまま公開')).toBeNull());
  await write(/^概要/, '月白物流システムの画面を作ります。');
  await press('公開する');
  expect(await screen.findByText('このまま公開')).toBeInTheDocument();
  expect(updateOpenJob).toHaveBeenCalledTimes(1);
});

test('what only the API finds is shown at its field, and a name can be accepted there too', async () => {
  const inputs: unknown[] = [];
  await edit(
    { organization: { ...jobEditor.organization, kana: null } },
    {
      listOrganizations: () => ({ items: [] }),
      updateOpenJob: ({ input }: Sent) => {
        inputs.push(input.acceptsHiddenName);
        return input.acceptsHiddenName ? draft({ version: 5 }) : refuseField('input.overView', 'hiddenName');
      },
    },
  );
  await write(/^概要/, 'ツキシロの仕事です。');
  await choose('公開');
  await press('公開する');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^概要/)));
  await press('このまま公開');
  await waitFor(() => expect(inputs).toEqual([undefined, true]));
});

test('everything that the API refuses at once is shown at its field', async () => {
  const stepRefused = { field: 'selectionProcesses.2.title', rule: 'familyLimit' };
  await edit({}, { updateOpenJob: () => refuseField('input.overView', 'sexLimit', stepRefused) });
  await write(/^概要/, '倉庫の画面を作ります。');
  await press('下書きを保存する');
  expect(await screen.findByText(/性別を限定・優先する表現は使えません/)).toBeInTheDocument();
  expect(await screen.findByText(/家族や結婚の状況を条件にしたり/)).toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^概要/)));
});

test('a finding names its article, a contract’s the policy; advice lets the job be published', async () => {
  const { calls } = await edit({ workType: 'EMPLOYEE' });
  await write(/^仕事内容/, '外国籍不可です。');
  expect(await screen.findByText('根拠：職業安定法 第3条')).toBeInTheDocument();
  await choose('業務委託');
  expect(await screen.findByText('根拠：Enishiの掲載基準')).toBeInTheDocument();
  await write(/^仕事内容/, '体力に自信のある方。');
  expect((await screen.findAllByText(/身長・体重・体力や/)).length).toBeGreaterThan(1);
  await choose('公開');
  await press('公開する');
  await waitFor(() => expect(toasts()).toEqual(['公開しました']));
  expect(calls).toHaveLength(1);
});
