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
  ...{ about: null, record: null, recordId: null, references: [] },
  ...more,
});

interface Asked {
  date?: string | null;
  actor?: string | null;
  subject?: string | null;
  nextToken?: string | null;
  until?: string | null;
  action?: string | null;
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

const rowOf = async (text: string | RegExp) =>
  (await screen.findByRole('cell', { name: text })).closest('tr')!;

beforeEach(() => signInAs({ isAdmin: true, groups: ['admin'] }));

test('without conditions, the log of today is shown, with names and words', async () => {
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
  expect(within(await rowOf('タレントの一覧を書き出した')).getAllByText('すべてのタレント')).not.toEqual([]);
  expect(asked).toHaveLength(1);
  expect(asked[0]).toMatchObject({ date: japanDay(new Date()) });
});

test('the url and the filters decide which entries the API is asked for', async () => {
  const { asked, router } = await open(
    [entry('1')],
    `/admin/audit?actor=${admin}&subject=${talent}&date=2026-03-01&until=2026-03-05`,
  );
  await rowOf('連絡先を見た');
  const range = { date: '2026-03-01', until: '2026-03-05', actor: admin, subject: talent };
  expect(asked[0]).toMatchObject({ ...range, action: null });
  await aUser().selectOptions(screen.getByLabelText('操作で絞り込む'), '連絡先を変更した');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ ...range, action: 'changeContact' }));
  expect(router.state.location.search).toContain('action=changeContact');
});

test('an involvement names the person, the job and the kind, before and after', async () => {
  const job = '01HZZZZZZZZZZZZZZZZZZZZZZ1';
  const involvement = {
    ...{ about: 'talent', record: 'UserOpenJobs', recordId: `${talent}.${job}` },
    references: [{ id: job, entity: 'OpenJob', name: '在庫の仕事' }],
  };
  const kind = (before: string, after: string) => [{ field: 'involveType', before, after }];
  await open([
    entry('1', { ...involvement, action: 'createRecord', changes: kind('null', '"SCOUTED"') }),
    entry('2', { ...involvement, action: 'changeRecord', changes: kind('"SCOUTED"', '"CONSULTANT"') }),
    entry('3', { ...involvement, action: 'deleteRecord', changes: kind('"CONSULTANT"', 'null') }),
  ]);
  for (const [action, text] of [
    ['案件との関わりを登録した', '関わり方：スカウト'],
    ['案件との関わりを変更した', '関わり方：スカウト → 担当'],
    ['案件との関わりを削除した', '関わり方：担当'],
  ] as const) {
    const row = within(await rowOf(action));
    expect(row.getByText(text)).toBeInTheDocument();
    expect(row.getByRole('link', { name: '森川 遥' })).toBeInTheDocument();
    expect(row.getByRole('link', { name: '在庫の仕事' })).toHaveAttribute(
      'href',
      `/admin/jobs/detail/${job}`,
    );
  }
});

test('ids in values, names that are gone and states are words', async () => {
  const other = '33333333-3333-4333-8333-333333333333';
  const owners = [{ field: 'owners', before: '[]', after: JSON.stringify([talent, other]) }];
  await open([
    entry('1', {
      ...{ action: 'changeJobOwners', subject: '01JOB', subjectName: '在庫の仕事', changes: owners },
      references: [{ id: talent, entity: 'User', name: '森川 遥' }],
    }),
    entry('2', { action: 'makeAdministrator', actor: 'operator', actorName: null, subjectName: null }),
    entry('3', { action: 'writeMessage', subject: '01TALK', subjectName: null }),
    entry('4', { action: 'readFile', subject: `${talent}.01FILE`, detail: 'USER_RESUME.file' }),
    entry('5', { action: 'publishSynonyms', subject: 'published', subjectName: null, detail: '12' }),
  ]);
  const seen = async (action: string, ...texts: string[]) => {
    const row = within(await rowOf(action));
    for (const text of texts) expect(row.getByText(text)).toBeInTheDocument();
  };
  await seen('案件の担当者を変更した', '担当者・所有者：（なし） → 森川 遥、ほか1件（削除済み）');
  await seen('管理者の権限を付与した', '運営（コマンド）', '氏名のない人（退会済み・未登録）');
  await seen('メッセージを送信した', '（件名なし）');
  await seen('ファイルを開いた', '職務経歴書（ファイル）');
  await seen('検索の同義語を公開した', '検索の同義語', '12件のルール');
});

test('a record is named as people call it, its fields and values too', async () => {
  const changes = [
    { field: 'isPrivate', before: 'null', after: 'true' },
    { field: 'organizationUsersId', before: null, after: null },
  ];
  await open([entry('1', { action: 'changeRecord', about: 'talent', record: 'User', changes })]);
  await aUser().click(await screen.findByRole('cell', { name: 'プロフィールを変更した' }));
  expect(screen.getByText('プロフィールの非公開：いいえ → はい、所属する企業')).toBeInTheDocument();
  const sheet = await screen.findByRole('dialog');
  for (const text of ['いいえ', 'はい', '所属する企業', '内容は記録していません'])
    expect(within(sheet).getByText(text)).toBeInTheDocument();
});

test('a filtered page without entries is not the end while others follow', async () => {
  await open([], '/admin/audit?action=readFile', {
    listAuditEntries: ({ nextToken }: Asked) =>
      nextToken
        ? { items: [entry('2', { action: 'readFile' })], nextToken: null }
        : { items: [], nextToken: 'more' },
  });
  await rowOf('ファイルを開いた');
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
  expect(screen.getByRole('cell', { name: '連絡先を見た' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '続きを読み込む' })).not.toBeInTheDocument();
});

test('an entry opens with its changes and leads to the other entries about the same subject', async () => {
  const changes = [{ field: 'title', before: '"前の題名"', after: '"後の題名"' }];
  await open([entry('1', { action: 'editPublicJob', subject: '01JOB', subjectName: '在庫の仕事', changes })]);
  await aUser().click(await screen.findByRole('cell', { name: '公開中の案件を変更した' }));
  const sheet = await screen.findByRole('dialog');
  for (const text of ['前の題名', '後の題名', '01JOB'])
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

test('the subject is chosen by a name or a title, among people and records of every kind', async () => {
  const user = aUser();
  const { asked, router } = await open([entry('1')], '/admin/audit', {
    findRecords: () => [
      { kind: 'TALENT', id: talent, names: ['森川 遥'] },
      { kind: 'JOB', id: '01JOB', names: ['在庫の仕事'] },
    ],
    listOrganizations: () => ({ items: [{ id: '01ORG', name: '在庫工房', kana: null }] }),
  });
  await rowOf('連絡先を見た');
  await user.type(screen.getByRole('combobox', { name: '対象で絞り込む' }), '在庫');
  for (const text of ['タレント', '案件', '企業', '森川 遥', '在庫の仕事'])
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  await user.click(await screen.findByTitle('在庫工房'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ subject: '01ORG' }));
  expect(router.state.location.search).toContain('subject=01ORG');
});

test('on a phone, the log is a list and nothing is cut off', async () => {
  const { matchMedia } = window;
  window.matchMedia = (media: string) => ({ ...matchMedia(media), matches: media.includes('767px') });
  try {
    await open([entry('1', { changes: [{ field: 'isPrivate', before: null, after: null }] })]);
    const card = (await screen.findByText('連絡先を見た', { selector: 'strong' })).closest('li')!;
    for (const text of ['2026年3月5日 09:30', '管理 花子', '森川 遥', 'プロフィールの非公開'])
      expect(within(card).getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    // The filters would take the whole first screen.
    expect(screen.queryByLabelText('操作で絞り込む')).not.toBeInTheDocument();
    await aUser().click(screen.getByRole('button', { name: '絞り込み（1）' }));
    expect(await screen.findByLabelText('操作で絞り込む')).toBeInTheDocument();
    await aUser().keyboard('{Escape}');
    await aUser().click(within(card).getByRole('button', { name: /連絡先を見た/ }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  } finally {
    window.matchMedia = matchMedia;
  }
});
