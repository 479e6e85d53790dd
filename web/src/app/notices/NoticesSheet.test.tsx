import { screen, waitFor } from '@testing-library/react';
import { useNotices } from '../../entities/notice/useNotices';
import { aUser } from '../../testing/aUser';
import { refuse, renderWithApi } from '../../testing/renderWithApi';
import { NoticesSheet } from './NoticesSheet';

const at = '2026-11-20T01:00:00.000Z';
const notice = (id: string, changes: object = {}) => ({
  ...{ id, kind: 'APPLICATION_MOVED', subject: 'talk', title: '設計者の募集', state: 'INTERVIEW' },
  ...{ isRead: false, createdAt: at, updatedAt: at, version: 1, ...changes },
});

function List() {
  const notices = useNotices('me');
  return (
    <>
      <p>unread: {notices.unread.length}</p>
      <NoticesSheet notices={notices} open onClose={() => undefined} />
    </>
  );
}

const render = (items: object[], updateUserNotice = jest.fn((): unknown => null)) =>
  renderWithApi(<List />, { listUserNotices: () => ({ items }), updateUserNotice }).then(
    () => updateUserNotice,
  );

test('a notice says what changed, leads to the conversation and is then read', async () => {
  const mark = await render([notice('me.2'), notice('me.1', { isRead: true })]);
  const [link] = await screen.findAllByRole('link', { name: /「設計者の募集」の選考状況が「面談」に更新/ });
  expect(link).toHaveAttribute('href', '/message/talk');
  expect(screen.getByText('unread: 1')).toBeInTheDocument();
  await aUser().click(link!);
  await screen.findByText('unread: 0');
  expect(mark).toHaveBeenCalledWith({ input: { ids: ['me.2'], isRead: true } }, undefined, expect.anything());
});

test('all are marked as read at once, and stay unread when the API refuses it', async () => {
  const mark = await render(
    [notice('me.2'), notice('me.1')],
    jest.fn(() => refuse('NotFound')),
  );
  await aUser().click(await screen.findByRole('button', { name: 'すべて既読にする' }));
  await waitFor(() => expect(mark).toHaveBeenCalled());
  await screen.findByText('unread: 2');
});

test('without notices the list says what will appear there', async () => {
  await render([]);
  expect(await screen.findByText(/お知らせはまだありません/)).toBeInTheDocument();
});
