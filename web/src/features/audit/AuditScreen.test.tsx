import { screen, waitFor, within } from '@testing-library/react';
import { auditActions } from '../../../../model/auditActions';
import { aUser } from '../../testing/aUser';
import { type Answers, refuse, renderWithApi } from '../../testing/renderWithApi';
import { signInAs } from '../../testing/signInAs';
import { AuditScreen } from './AuditScreen';
import { japanDay } from '../../../../model/japanDay';

const admin = '11111111-1111-4111-8111-111111111111';
const talent = '22222222-2222-4222-8222-222222222222';

const entry = (id: string, more: object = {}) => ({
  ...{ id, at: '2026-03-05T00:30:00.000Z', actor: admin, actorName: '管理 花子', action: 'readContact' },
  ...{ subject: talent, subjectName: '森川 遥', detail: null, changes: null },
  ...more,
});

interface Asked {
  date?: string | null;
  actor?: string | null;
  subject?: string | null;
  nextToken?: string | null;
}

async function open(items: object[], at = '/admin/audit', answers: Answers = {}) {
  const asked: Asked[] = [];
  const listAuditEntries = (args: Asked) => {
    asked.push(args);
    return { items: args.nextToken ? [entry('later', { action: 'readFile' })] : items, nextToken: null };
  };
  const view = await renderWithApi(
    <AuditScreen />,
    { listAuditEntries, ...answers },
    { at, path: '/admin/audit' },
  );
  return { ...view, asked };
}

const rowOf = async (text: string | RegExp) => (await screen.findByText(text)).closest('tr')!;

beforeEach(() => signInAs({ isAdmin: true, groups: ['admin'] }));

test('without conditions, the log of today (UTC) is shown, with names and words', async () => {
  const { asked } = await open([
    entry('1'),
    entry('2', { action: 'editPublicJob', subject: '01JOB', subjectName: '在庫の仕事', changes: [] }),
    entry('4', { action: 'writeMessage', subject: '01TALK', subjectName: 'ご相談', changes: null }),
    entry('5', { action: 'editOrganization', subject: '01ORG', subjectName: '株式会社うみべ', changes: [] }),
    entry('3', { action: 'exportUsers', subject: 'User CONTACT', subjectName: null, detail: '{}' }),
  ]);
  const read = await rowOf('連絡先を見た');
  expect(within(read).getByText('2026年3月5日 09:30')).toBeInTheDocument();
  expect(within(read).getByRole('link', { name: '森川 遥' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/admin\/users\/[\w-]+$/),
  );
  expect(within(read).getByRole('link', { name: '管理 花子' })).toHaveAttribute(
    'href',
    `/admin/audit?actor=${admin}`,
  );
  expect(screen.getByRole('link', { name: '在庫の仕事' })).toHaveAttribute(
    'href',
    '/admin/jobs/detail/01JOB',
  );
  expect(screen.getByRole('link', { name: '株式会社うみべ' })).toHaveAttribute(
    'href',
    '/admin/organizations/edit/01ORG',
  );
  const written = await rowOf('メッセージを送信した');
  expect(within(written).getByRole('link', { name: 'ご相談' })).toHaveAttribute(
    'href',
    '/admin/message/01TALK',
  );
  expect(within(await rowOf('タレントの一覧を書き出した')).getByText('User CONTACT')).toBeInTheDocument();
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ date: japanDay(new Date()) });
});

test('the url decides which entries are read, and an action is chosen among those that are there', async () => {
  const { asked, router } = await open(
    [entry('1'), entry('2', { action: 'readFile', detail: 'UserResume.file' })],
    `/admin/audit?actor=${admin}&subject=${talent}`,
  );
  await rowOf('連絡先を見た');
  expect(asked[0]).toMatchObject({ date: null, actor: admin, subject: talent });
  const actions = screen.getByLabelText('操作で絞り込む');
  expect(within(actions).getAllByRole('option')).toHaveLength(3);
  await aUser().selectOptions(actions, 'readFile');
  await waitFor(() => expect(screen.queryByText('連絡先を見た')).not.toBeInTheDocument());
  expect(router.state.location.search).toContain('action=readFile');
  expect(asked).toHaveLength(1);
});

test('further entries are appended on request', async () => {
  await open([], '/admin/audit', {
    listAuditEntries: ({ nextToken }: Asked) =>
      nextToken
        ? { items: [entry('2', { action: 'readFile' })], nextToken: null }
        : { items: [entry('1')], nextToken: 'more' },
  });
  await rowOf('連絡先を見た');
  await aUser().click(screen.getByRole('button', { name: '続きを読み込む' }));
  await rowOf('ファイルを開いた');
  expect(screen.getByText('連絡先を見た')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '続きを読み込む' })).not.toBeInTheDocument();
});

test('an entry opens with its changes and leads to the other entries about the same subject', async () => {
  const changes = [{ field: 'title', before: '"前の題名"', after: '"後の題名"' }];
  await open([entry('1', { action: 'editPublicJob', subject: '01JOB', subjectName: '在庫の仕事', changes })]);
  await aUser().click(await screen.findByText('公開中の案件を変更した'));
  const sheet = await screen.findByRole('dialog');
  for (const text of ['"前の題名"', '"後の題名"', '01JOB'])
    expect(within(sheet).getByText(text)).toBeInTheDocument();
  expect(within(sheet).getByRole('link', { name: 'この対象の記録をすべて見る' })).toHaveAttribute(
    'href',
    '/admin/audit?subject=01JOB',
  );
});

test('a day without entries says what to do, and a failure offers another attempt', async () => {
  const { unmount } = await open([]);
  expect(await screen.findByText(/この条件の記録はありません/)).toBeInTheDocument();
  unmount();
  await open([], '/admin/audit', { listAuditEntries: () => refuse('Lambda:Unhandled') });
  expect(await screen.findByRole('button', { name: '再読み込み' })).toBeInTheDocument();
  expect(screen.queryByText(/この条件の記録はありません/)).not.toBeInTheDocument();
});

test('every action that the log records has words', async () => {
  await open(auditActions.map((action) => entry(action, { action })));
  await rowOf('連絡先を見た');
  for (const action of auditActions) expect(screen.queryByText(action)).not.toBeInTheDocument();
});
