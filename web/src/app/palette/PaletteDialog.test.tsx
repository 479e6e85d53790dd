import { act, fireEvent, renderHook, screen, waitFor } from '@testing-library/react';
import { paths } from '../../lib/paths';
import { personal } from '../../lib/storage/personal';
import { aUser } from '../../testing/aUser';
import { startAllTexts } from '../../testing/startAllTexts';
import { refuse, renderWithApi } from '../../testing/renderWithApi';
import { screens } from '../routes';
import { PaletteDialog } from './PaletteDialog';
import { useScreenEntries } from './useScreenEntries';

const RECORDS = [
  { kind: 'TALENT', id: 'sub-1', names: ['縁 結子'], detail: 'デザイナー' },
  { kind: 'JOB', id: 'job-1', names: ['縁の案件'], detail: '縁工房' },
  { kind: 'CONVERSATION', id: 'talk-1', names: ['縁 結子', '縁 太郎'], detail: '縁の案件' },
];
const ORGANIZATIONS = [
  { id: 'org-1', name: '縁工房', kana: 'エニシコウボウ' },
  { id: 'org-2', name: '港屋', kana: 'ミナトヤ' },
];

/** Opens the palette. `asked` collects the texts for which the API was asked. */
async function open(answer: (text: string) => unknown = () => RECORDS) {
  const asked: string[] = [];
  const onClose = jest.fn();
  const view = await renderWithApi(
    <PaletteDialog open onClose={onClose} />,
    {
      listOrganizations: () => ({ items: ORGANIZATIONS }),
      findRecords({ text }: { text: string }) {
        asked.push(text);
        return answer(text);
      },
    },
    { at: '/admin/home' },
  );
  const field = await screen.findByRole('combobox');
  const at = () => view.router.state.location.pathname;
  return { asked, onClose, field, at, user: aUser() };
}

const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const groups = () => screen.queryAllByRole('group').map((each) => each.firstElementChild?.textContent);

beforeEach(() => localStorage.clear());

test('each screen that is listed exists', async () => {
  await startAllTexts();
  const { result } = await act(async () => renderHook(useScreenEntries));
  const paths = screens.map(({ path }) => path);
  expect(result.current.length).toBeGreaterThan(15);
  expect(result.current.filter((entry) => !paths.includes(entry.path))).toEqual([]);
});

test('before anything is typed all screens are listed, and the first is chosen by Enter alone', async () => {
  const { user, field, at, onClose, asked } = await open();
  expect(groups()).toEqual(['画面']);
  expect(options()).toContain('案件を作成');
  await user.type(field, '{Enter}');
  expect(at()).toBe(paths.adminHome);
  expect(onClose).toHaveBeenCalled();
  expect(asked).toEqual([]);
});

test('a typed text finds records of every kind with one request after the pause', async () => {
  const { user, field, asked } = await open();
  await user.type(field, '縁');
  await waitFor(() => expect(groups()).toEqual(['タレント', '案件', 'メッセージ', '企業']));
  expect(options()).toEqual(['縁 結子デザイナー', '縁の案件縁工房', '縁 結子・縁 太郎縁の案件', '縁工房']);
  expect(asked).toEqual(['縁']);
  expect(await screen.findByText('候補4件')).toBeInTheDocument();
});

test('the arrow keys move through all groups and around the ends; Enter opens, and the choice is remembered', async () => {
  const { user, field, at } = await open();
  await user.type(field, '縁');
  await waitFor(() => expect(options()).toHaveLength(4));
  await user.keyboard('{ArrowDown}');
  const second = screen.getAllByRole('option')[1];
  expect(field).toHaveAttribute('aria-activedescendant', second?.id);
  expect(second).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(screen.getAllByRole('option')[3]).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{Enter}');
  expect(at()).toBe(paths.adminOrganization('org-1'));
  await user.clear(field);
  await waitFor(() => expect(groups()).toEqual(['最近開いたもの', '画面']));
  expect(options()[0]).toBe('縁工房');
});

test('organizations are found by the reading of their names', async () => {
  const { user, field } = await open(() => []);
  await user.type(field, 'みなと');
  await waitFor(() => expect(options()).toEqual(['港屋']));
});

test('while an input method composes nothing is asked, and its Enter opens nothing', async () => {
  const { field, asked, at } = await open();
  fireEvent.compositionStart(field);
  for (const value of ['え', 'えに', '縁']) {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    fireEvent(field, new InputEvent('input', { bubbles: true, isComposing: true }));
  }
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  fireEvent.compositionEnd(field);
  // Safari's last Enter comes after the composition.
  fireEvent.keyDown(field, { key: 'Enter', keyCode: 229 });
  await waitFor(() => expect(asked).toEqual(['縁']));
  expect(at()).toBe('/admin/home');
});

test('a text that nothing fits says so', async () => {
  const { user, field } = await open(() => []);
  await user.type(field, 'zzzz');
  expect(await screen.findByText(/「zzzz」に合うものは見つかりませんでした/)).toBeInTheDocument();
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('after a failure screens and organizations are still found, and the search can be repeated', async () => {
  let isDown = true;
  const { user, field } = await open(() => (isDown ? refuse('InternalFailure') : RECORDS));
  await user.type(field, '縁');
  const retry = await screen.findByRole('button', { name: '再読み込み' });
  expect(options()).toEqual(['縁工房']);
  isDown = false;
  await user.click(retry);
  await waitFor(() => expect(options()).toHaveLength(4));
});

test('what another version or page stored on the device is ignored', async () => {
  personal.write('palette', [{ kind: 'JOB', path: 'https://example.com', label: 'x', detail: '' }, 3, null]);
  await open();
  expect(groups()).toEqual(['画面']);
});
