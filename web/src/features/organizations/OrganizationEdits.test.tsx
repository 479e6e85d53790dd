import { screen, waitFor, within } from '@testing-library/react';
import { toast } from '../../lib/toast/toast';
import { aUser } from '../../testing/aUser';
import { renderWithApi } from '../../testing/renderWithApi';
import { signInAs } from '../../testing/signInAs';
import { OrganizationEdits } from './OrganizationEdits';

const change = (field: string, before: unknown, after: unknown) => ({
  field,
  before: JSON.stringify(before),
  after: JSON.stringify(after),
});
const entry = {
  ...{
    id: '1',
    at: '2026-11-20T01:00:00.000Z',
    actor: 'sub',
    actorName: '港 みなと',
    detail: null,
    references: [],
  },
  ...{ action: 'editOrganization', subject: '01ORG', subjectName: '株式会社うみべ' },
  changes: [
    change('description', '海のそばです。', null),
    change('name', '株式会社うみ', '株式会社うみべ'),
    change('icon', null, 'private/sub/1.png'),
  ],
};
const user = aUser();

test('what an owner changed is shown as the difference of each field, and is taken back', async () => {
  signInAs({ isAdmin: true, groups: ['admin'] });
  toast.taken(toast.waiting());
  const takeBackOrganizationEdit = jest.fn((): unknown => null);
  await renderWithApi(<OrganizationEdits id="01ORG" />, {
    listAuditEntries: (asked: { action: string }) => ({
      items: asked.action === entry.action ? [entry] : [],
    }),
    takeBackOrganizationEdit,
  });
  const edit = within(await screen.findByRole('article'));
  expect(edit.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '変更前 株式会社うみ変更後 株式会社うみべ',
    '変更前 未入力変更後 別の画像',
    '変更前 海のそばです。変更後 未入力',
  ]);
  await user.click(await screen.findByRole('button', { name: '変更前に戻す' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '変更前に戻す' }));
  await waitFor(() => expect(toast.waiting().map(({ text }) => text)).toEqual(['変更前の内容に戻しました']));
  expect(takeBackOrganizationEdit).toHaveBeenCalledTimes(1);
});
