import { screen, waitFor, within } from '@testing-library/react';
import { emptyJobSearch } from '../../../../entities/job/search/emptyJobSearch';
import { toast } from '../../../../lib/toast/toast';
import { aUser } from '../../../../testing/aUser';
import { type Answers, refuse, renderWithApi } from '../../../../testing/renderWithApi';
import { signInAs } from '../../../../testing/signInAs';
import { PagesScreen } from './PagesScreen';
import { SavePageDialog } from '../SavePageDialog';

const stamps = { createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' };
const remote = {
  ...{ ...stamps, id: 'p', url: 'remote', version: 3 },
  ...{ header: 'リモートで働ける案件', baseLocationTypes: ['REMOTE'] },
};

const answersWith = (answers: Answers): Answers => ({
  listJobs: () => ({ items: [] }),
  listPrefacturesByOrderByPosition: () => ({
    items: [{ ...stamps, id: 'tokyo', name: '東京都', version: 1 }],
  }),
  listSkillTagsByOrderByPosition: () => ({ items: [] }),
  listPageQueries: () => ({ items: [remote] }),
  countOpenJobs: () => [41],
  ...answers,
});

beforeEach(() => {
  toast.taken(toast.waiting());
  signInAs({ isAdmin: true, groups: ['admin'] });
});

const search = { ...emptyJobSearch, workTypes: ['CONTRACT' as const], prefectures: ['tokyo'] };
const openDialog = async (answers: Answers) => {
  const onClose = jest.fn();
  await renderWithApi(<SavePageDialog search={search} onClose={onClose} />, answersWith(answers));
  await screen.findByText(/保存できません.*東京都/);
  return onClose;
};
const fill = async (label: string, text: string) => {
  await aUser().clear(screen.getByLabelText(label));
  await aUser().click(screen.getByLabelText(label));
  await aUser().paste(text);
};

test('the list shows each page’s conditions and number of jobs', async () => {
  await renderWithApi(<PagesScreen />, answersWith({}));
  const row = (await screen.findByText('リモートで働ける案件')).closest('tr')!;
  expect(await within(row).findByText('41')).toBeInTheDocument();
  expect(within(row).getByText('フルリモート')).toBeInTheDocument();
  expect(within(row).getByLabelText('「/remote」の条件を変更')).toHaveAttribute(
    'href',
    '/jobs/result?place=REMOTE',
  );
});

test('while the pages are loading, and after a failure, nothing says that there are none', async () => {
  const { unmount } = await renderWithApi(
    <PagesScreen />,
    answersWith({ listPageQueries: () => new Promise(() => undefined) }),
  );
  expect(await screen.findByRole('status', { name: '読み込んでいます' })).toBeInTheDocument();
  expect(screen.queryByText(/データがありません|まだありません/)).not.toBeInTheDocument();
  unmount();
  await renderWithApi(<PagesScreen />, answersWith({ listPageQueries: () => refuse('Lambda:Unhandled') }));
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(screen.queryByText(/データがありません|まだありません/)).not.toBeInTheDocument();
});

test('the jobs of all pages are counted in one call', async () => {
  const pages = ['a', 'b', 'c'].map((id, at) => ({ ...remote, id, url: id, header: `ページ${at}` }));
  const countOpenJobs = jest.fn(({ filters }: { filters: object[] }) => filters.map((_, at) => at + 70));
  await renderWithApi(
    <PagesScreen />,
    answersWith({ listPageQueries: () => ({ items: pages }), countOpenJobs }),
  );
  for (const count of ['70', '71', '72']) expect(await screen.findByText(count)).toBeInTheDocument();
  expect(countOpenJobs).toHaveBeenCalledTimes(1);
  expect(countOpenJobs.mock.calls[0]![0].filters[0]).toEqual({
    ...{ baseLocationTypes: { in: ['REMOTE'] }, isPublic: { eq: true }, isDraft: { eq: false } },
  });
});

test('deleting a page asks first and applies to the version on the screen', async () => {
  const deletePageQuery = jest.fn((_args: object) => remote);
  await renderWithApi(<PagesScreen />, answersWith({ deletePageQuery }));
  await aUser().click(await screen.findByLabelText('「/remote」のその他の操作'));
  await aUser().click(screen.getByLabelText('「/remote」を削除'));
  expect(screen.getByLabelText('「/remote」を削除')).not.toBeVisible();
  const dialog = (
    await screen.findByText(/を削除しますか/, { selector: '.ant-modal-confirm-title' })
  ).closest<HTMLElement>('.ant-modal')!;
  expect(deletePageQuery).not.toHaveBeenCalled();
  await aUser().click(within(dialog).getByText(/^削\s?除$/));
  await waitFor(() => expect(deletePageQuery).toHaveBeenCalled());
  expect(deletePageQuery.mock.calls[0]![0]).toMatchObject({
    input: { id: 'p' },
    condition: { version: { eq: 3 } },
  });
});

test('saving a search as a page lists the conditions that a page cannot hold', async () => {
  const createPageQuery = jest.fn((_args: object) => remote);
  const onClose = await openDialog({ createPageQuery });
  await fill('見出し必須', '業務委託の案件');
  await fill('アドレス必須', 'contract');
  await aUser().click(screen.getByText('公開ページに保存'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(createPageQuery.mock.calls[0]![0]).toMatchObject({
    input: { url: 'contract', header: '業務委託の案件', workType: ['CONTRACT'] },
  });
});

test.each([
  ['Remote Job', '半角の英小文字、数字、ハイフンで入力してください'],
  ['admin', 'このアドレスは、サービスのほかの画面で使われています'],
])('the url %j is refused at its field', async (url, text) => {
  const createPageQuery = jest.fn((_args: object) => remote);
  await openDialog({ createPageQuery });
  await fill('見出し必須', '業務委託の案件');
  await fill('アドレス必須', url);
  await aUser().click(screen.getByText('公開ページに保存'));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(createPageQuery).not.toHaveBeenCalled();
});

test('a url that is taken is reported at its field, and the typed values stay', async () => {
  const onClose = await openDialog({ createPageQuery: () => refuse('Conflict') });
  await fill('見出し必須', '業務委託の案件');
  await fill('アドレス必須', 'remote');
  await aUser().click(screen.getByText('公開ページに保存'));
  expect(await screen.findByText(/すでに使われているか/)).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByLabelText('見出し必須')).toHaveValue('業務委託の案件');
});

test('saving replaces all conditions of the version on the screen', async () => {
  const updatePageQuery = jest.fn((_args: object) => remote);
  const onClose = await openDialog({ updatePageQuery });
  await aUser().selectOptions(screen.getByLabelText('保存先'), 'p');
  await waitFor(() => expect(screen.getByLabelText('アドレス必須')).toHaveValue('remote'));
  await aUser().click(screen.getByText('公開ページに保存'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(updatePageQuery.mock.calls[0]![0]).toMatchObject({
    input: { id: 'p', url: 'remote', workType: ['CONTRACT'], baseLocationTypes: null },
    condition: { version: { eq: 3 } },
  });
});

test('a page that changed elsewhere is not reported as a url that is taken', async () => {
  await openDialog({ updatePageQuery: () => refuse('Conflict') });
  await aUser().selectOptions(screen.getByLabelText('保存先'), 'p');
  await waitFor(() => expect(screen.getByLabelText('アドレス必須')).toHaveValue('remote'));
  await aUser().click(screen.getByText('公開ページに保存'));
  await waitFor(() =>
    expect(toast.waiting()).toEqual([
      expect.objectContaining({ text: expect.stringContaining('ほかの画面で内容が変わりました') }),
    ]),
  );
  expect(screen.queryByText(/すでに使われているか/)).not.toBeInTheDocument();
});
