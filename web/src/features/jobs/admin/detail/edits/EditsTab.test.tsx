import { screen, waitFor, within } from '@testing-library/react';
import { toast } from '../../../../../lib/toast/toast';
import { aUser } from '../../../../../testing/aUser';
import { refuse, renderWithApi } from '../../../../../testing/renderWithApi';
import { signInAs } from '../../../../../testing/signInAs';
import { EditsTab } from './EditsTab';

const entry = (id: string, changes: object = {}) => ({
  ...{ id, at: '2026-11-20T01:00:00.000Z', actor: 'sub', actorName: '港 みなと', action: 'editPublicJob' },
  ...{ subject: 'j', subjectName: '設計', detail: null, changes: [], references: [] },
  ...changes,
});
const change = (field: string, before: unknown, after: unknown) => ({
  field,
  before: JSON.stringify(before),
  after: JSON.stringify(after),
});

const CHANGES = [
  change('title', '週3日の設計', '週5日の設計'),
  change('openJobJobId', 'sre', 'pm'),
  change('job', { id: 'sre', name: 'SRE' }, { id: 'pm', name: 'PM' }),
  change('requiredSkillTags', [{ id: 'a', name: 'React' }], []),
  change('workType', 'CONTRACT', 'SIDE_WORK'),
  change('isHideSkills', null, true),
  change('closedAt', null, '2026-11-20T01:00:00.000Z'),
];

async function open(items: { action: string }[], takeBackOpenJobEdit = jest.fn((): unknown => null)) {
  signInAs({ isAdmin: true, groups: ['admin'] });
  toast.taken(toast.waiting());
  await renderWithApi(<EditsTab id="j" />, {
    listAuditEntries: (asked: { action: string }) => ({
      items: items.filter(({ action }) => action === asked.action),
    }),
    takeBackOpenJobEdit,
  });
  return takeBackOpenJobEdit;
}

const user = aUser();
const undo = async () => {
  await user.click(await screen.findByRole('button', { name: '変更前に戻す' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '変更前に戻す' }));
};

test('an edit is shown as the difference of each field, in words', async () => {
  await open([entry('1', { changes: CHANGES }), entry('2', { action: 'changeJobOwners' })]);
  const [edit, ...others] = await screen.findAllByRole('article');
  expect(others).toEqual([]);
  const shown = within(edit!)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);
  expect(shown).toEqual([
    '変更前 週3日の設計変更後 週5日の設計',
    '変更前 SRE変更後 PM',
    '変更前 React変更後 未入力',
    '変更前 業務委託変更後 副業',
    '変更前 未入力変更後 はい',
  ]);
  expect([...edit!.querySelectorAll('mark')].slice(0, 2).map((mark) => mark.textContent)).toEqual(['3', '5']);
});

test('an edit is taken back once the person has confirmed it', async () => {
  const takeBack = await open([entry('1', { changes: CHANGES })]);
  await undo();
  await waitFor(() => expect(toast.waiting().map(({ text }) => text)).toEqual(['変更前の内容に戻しました']));
  expect(takeBack).toHaveBeenCalledWith({ input: { id: 'j', entryId: '1' } }, undefined, expect.anything());
});

test('an edit that was taken back already cannot be taken back again', async () => {
  await open([entry('2', { action: 'takeBackJobEdit', detail: '1' }), entry('1', { changes: CHANGES })]);
  expect(await screen.findByText('取り消し済み')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '変更前に戻す' })).not.toBeInTheDocument();
});

test('a conflict says that the job was changed since', async () => {
  await open(
    [entry('1', { changes: CHANGES })],
    jest.fn(() => refuse('Conflict')),
  );
  await undo();
  expect(await screen.findByText(/この変更のあとに同じ項目が変わったため/)).toBeInTheDocument();
});

test('a job that nobody has changed says so', async () => {
  await open([]);
  expect(await screen.findByText(/企業の担当者が変えた内容はありません/)).toBeInTheDocument();
});
