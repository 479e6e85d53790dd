import { screen, waitFor, within } from '@testing-library/react';
import { toast } from '../../../../lib/toast/toast';
import { aUser } from '../../../../testing/aUser';
import { refuse, renderWithApi } from '../../../../testing/renderWithApi';
import { signInAs } from '../../../../testing/signInAs';
import { BenefitEdits } from './BenefitEdits';

const entry = (id: string, more: object) => ({
  ...{
    id,
    at: '2026-11-20T01:00:00.000Z',
    actor: 'sub',
    actorName: '港 みなと',
    action: 'editPublicBenefit',
  },
  ...{ subject: 'stay', subjectName: '宿の割引', detail: null, changes: [], references: [] },
  ...more,
});
const change = (field: string, before: unknown, after: unknown) => ({
  field,
  before: JSON.stringify(before),
  after: JSON.stringify(after),
});

const CHANGES = [
  change('isDraft', false, true),
  change('employeeBenefitOrganizationId', 'a', 'b'),
  change('organization', { id: 'a', name: '宿の会' }, { id: 'b', name: '旅の会' }),
  change('tags', [{ id: 't', name: '旅行' }], []),
  change('useProcesses', ['予約する'], ['予約する', '伝える']),
  change('couponCode', 'YADO-10', 'YADO-20'),
  change('reviewRequestedAt', null, '2026-11-20T01:00:00.000Z'),
];

const user = aUser();

async function open(items: { action: string }[], takeBackEmployeeBenefitEdit = jest.fn((): unknown => null)) {
  signInAs({ isAdmin: true, groups: ['admin'] });
  toast.taken(toast.waiting());
  const answers = {
    listAuditEntries: (asked: { action: string }) => ({
      items: items.filter(({ action }) => action === asked.action),
    }),
    takeBackEmployeeBenefitEdit,
  };
  await renderWithApi(<BenefitEdits id="stay" />, answers);
  return takeBackEmployeeBenefitEdit;
}

const undo = async () => {
  await user.click(await screen.findByRole('button', { name: '変更前に戻す' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '変更前に戻す' }));
};

test('an edit of a published benefit is shown as the difference of each field, in words', async () => {
  await open([entry('1', { changes: CHANGES })]);
  const edit = within(await screen.findByRole('article'));
  const textsOf = (role: string) => edit.getAllByRole(role).map(({ textContent }) => textContent);
  expect(textsOf('term')).toEqual(['提携先', 'タグ', 'クーポンコード', '利用手順', '公開状態']);
  expect(textsOf('definition')).toEqual([
    '変更前 宿の会変更後 旅の会',
    '変更前 旅行変更後 未入力',
    '変更前 YADO-10変更後 YADO-20',
    '変更前 予約する変更後 予約する\n伝える',
    '変更前 公開中変更後 下書き',
  ]);
});

test('an edit is taken back once the person has confirmed it, and only once', async () => {
  const takeBack = await open([entry('1', { changes: CHANGES })]);
  await undo();
  await waitFor(() => expect(toast.waiting().map(({ text }) => text)).toEqual(['変更前の内容に戻しました']));
  expect(takeBack).toHaveBeenCalledWith(
    { input: { id: 'stay', entryId: '1' } },
    undefined,
    expect.anything(),
  );
});

test('an edit that was taken back already cannot be taken back again', async () => {
  await open([entry('2', { action: 'takeBackBenefitEdit', detail: '1' }), entry('1', { changes: CHANGES })]);
  expect(await screen.findByText('取り消し済み')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '変更前に戻す' })).not.toBeInTheDocument();
});

test('a conflict says that the benefit was changed since', async () => {
  await open(
    [entry('1', { changes: CHANGES })],
    jest.fn(() => refuse('Conflict')),
  );
  await undo();
  expect(await screen.findByText(/この変更のあとに同じ項目が変わったため/)).toBeInTheDocument();
});
