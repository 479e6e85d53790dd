import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Input } from 'antd';
import { Link } from 'react-router-dom';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { personal } from '../../../lib/storage/personal';
import { aUser } from '../../../testing/aUser';
import { fillIn } from '../../../testing/fillIn';
import { renderApp } from '../../../testing/renderApp';
import { signInAs } from '../../../testing/signInAs';
import { Field } from '../Field';
import { EditForm } from './EditForm';
import type { EditedRecord } from './EditedRecord';
import { useEditor } from './useEditor';

interface Values {
  name: string | null;
  about: string | null;
  secret?: string | null;
}

type Save = (
  changed: Partial<Values>,
  version: number | undefined,
  values: Values,
) => Promise<EditedRecord<Values>>;

const user = aUser();
const first: EditedRecord<Values> = { values: { name: 'ゆいこ', about: '画面' }, version: 1 };

/** The error of a refused mutation, as AppSync answers it. */
const refusal = (errorType: string, errorInfo?: object) =>
  new CombinedGraphQLErrors({ errors: [{ message: 'refused', errorType, errorInfo } as never] });

interface EditScreenProps {
  record?: EditedRecord<Values>;
  save: Save;
  read?: () => Promise<EditedRecord<Values>>;
}

function EditScreen({ record = first, save, read }: EditScreenProps) {
  const editor = useEditor<Values>({ name: 'test', record, save, read, notInDraft: ['secret'] });
  return (
    <>
      <EditForm editor={editor} fields={{ name: '名前', about: '紹介', secret: '秘密' }}>
        <Field isRequired name="name" label="名前">
          <Input />
        </Field>
        <Field name="about" label="紹介">
          <Input />
        </Field>
        <Field name="secret" label="秘密">
          <Input />
        </Field>
      </EditForm>
      <Link to="/elsewhere">ほかの画面</Link>
    </>
  );
}

const answer =
  (version = 2): Save =>
  async (changed) => ({ values: { ...first.values, ...changed }, version });
const open = (props: EditScreenProps) => renderApp(<EditScreen {...props} />, { at: '/edit', path: '/edit' });
const clickSave = () => user.click(screen.getByRole('button', { name: '保存する' }));
const write = (field: string, text: string) => fillIn(user, field, text);

beforeEach(() => {
  localStorage.clear();
  signInAs();
});

test('only what was changed is saved, and the form says when it was saved', async () => {
  const save = jest.fn(answer());
  await open({ save });
  expect(screen.queryByText('未保存の変更があります')).not.toBeInTheDocument();
  await write('紹介任意', '設計');
  expect(screen.getByText('未保存の変更があります')).toBeInTheDocument();
  await clickSave();
  expect(await screen.findByText(/保存しました（\d\d:\d\d）/)).toBeInTheDocument();
  expect(save.mock.calls).toEqual([[{ about: '設計' }, 1, expect.anything()]]);
  await clickSave();
  expect(save).toHaveBeenCalledTimes(1);
});

test('a second click while saving sends nothing, and what is typed meanwhile stays unsaved', async () => {
  let finish = (_saved: EditedRecord<Values>) => {};
  const save = jest.fn(() => new Promise<EditedRecord<Values>>((resolve) => (finish = resolve)));
  await open({ save });
  await write('紹介任意', '設計');
  const form = screen.getByLabelText('紹介任意').closest('form') as HTMLFormElement;
  fireEvent.submit(form);
  await waitFor(() => expect(save).toHaveBeenCalled());
  fireEvent.submit(form);
  await user.type(screen.getByLabelText('紹介任意'), 'と開発');
  await act(async () => finish({ values: { name: 'ゆいこ', about: '設計' }, version: 2 }));
  expect(save).toHaveBeenCalledTimes(1);
  expect(screen.getByLabelText('紹介任意')).toHaveValue('設計と開発');
  expect(screen.getByText('未保存の変更があります')).toBeInTheDocument();
});

test('errors appear after the first touch, and saving moves the focus to the first invalid field', async () => {
  const save = jest.fn(answer());
  await open({ save });
  await user.clear(screen.getByLabelText('名前必須'));
  await user.click(screen.getByLabelText('紹介任意'));
  expect(await screen.findByText('名前を入力してください')).toBeInTheDocument();
  await clickSave();
  await waitFor(() => expect(screen.getByLabelText('名前必須')).toHaveFocus());
  expect(save).not.toHaveBeenCalled();
});

test('what the API refuses is shown at its field until it is changed', async () => {
  const save = () => Promise.reject(refusal('InvalidInput', { field: 'input.name', rule: 'reserved' }));
  await open({ save });
  await write('名前必須', '運営');
  await clickSave();
  const text = 'この名前は使えません。別の名前を入力してください。';
  const field = screen.getByLabelText('名前必須').closest('.ant-form-item') as HTMLElement;
  expect(await within(field).findByText(text)).toBeInTheDocument();
  expect(screen.getByLabelText('名前必須')).toHaveFocus();
  await user.type(screen.getByLabelText('名前必須'), 'x');
  await waitFor(() => expect(within(field).queryByText(text)).not.toBeInTheDocument());
});

test('a failed save keeps the input, also after leaving and returning', async () => {
  const save = jest.fn(() => Promise.reject(new Error('Failed to fetch')));
  const { unmount } = await open({ save });
  await write('紹介任意', '設計');
  await write('秘密任意', 'himitsu');
  await clickSave();
  expect(await screen.findByRole('alert')).toHaveTextContent('入力した内容はこの画面に残っています');
  unmount();
  expect(JSON.stringify(localStorage)).not.toContain('himitsu');
  await open({ save: answer() });
  expect(screen.getByLabelText('紹介任意')).toHaveValue('設計');
  expect(screen.getByText(/前回入力した内容を復元しました/)).toBeInTheDocument();
  await clickSave();
  expect(await screen.findByText(/保存しました/)).toBeInTheDocument();
  expect(personal.keys('edit.')).toEqual([]);
});

test('another person on the same device gets no draft', async () => {
  const { unmount } = await open({ save: answer() });
  await write('紹介任意', '設計');
  unmount();
  signInAs({ sub: 'somebody-else' });
  await open({ save: answer() });
  expect(screen.getByLabelText('紹介任意')).toHaveValue('画面');
});

test('leaving with unsaved changes asks first', async () => {
  const { router } = await open({ save: answer() });
  await write('紹介任意', '設計');
  await user.click(screen.getByRole('link', { name: 'ほかの画面' }));
  await user.click(await screen.findByRole('button', { name: 'キャンセル' }));
  expect(router.state.location.pathname).toBe('/edit');
  expect(screen.getByLabelText('紹介任意')).toHaveValue('設計');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('link', { name: 'ほかの画面' }));
  await user.click(await screen.findByRole('button', { name: '保存せずに移動する' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});

test('undoing the changes restores what is stored and removes the draft', async () => {
  await open({ save: answer() });
  await write('紹介任意', '設計');
  await user.click(screen.getByRole('button', { name: '変更を取り消す' }));
  await user.click(await screen.findByRole('button', { name: '取り消す' }));
  await waitFor(() => expect(screen.getByLabelText('紹介任意')).toHaveValue('画面'));
  expect(personal.keys('edit.')).toEqual([]);
});

/**
 * Simulates that another tab has stored version 2 meanwhile: refuses a save for version 1 with Conflict,
 * accepts one for a later version.
 */
const afterOthers: Save = (changed, version) =>
  version === 1
    ? Promise.reject(refusal('Conflict'))
    : Promise.resolve({ values: { ...first.values, ...changed }, version: 3 });

test('a change somewhere else is shown field by field, and the person keeps what they typed', async () => {
  const save = jest.fn(afterOthers);
  await open({ save, read: async () => ({ values: { name: 'ゆい', about: '音声' }, version: 2 }) });
  await write('紹介任意', '設計');
  await clickSave();
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('自分の入力設計');
  expect(dialog).toHaveTextContent('ほかの画面で保存された内容音声');
  expect(dialog).toHaveTextContent('ほかの画面で保存された内容ゆい');
  await user.click(within(dialog).getByRole('button', { name: 'この内容で編集を続ける' }));
  expect(screen.getByLabelText('紹介任意')).toHaveValue('設計');
  expect(screen.getByLabelText('名前必須')).toHaveValue('ゆい');
  await clickSave();
  await waitFor(() => expect(save.mock.lastCall).toEqual([{ about: '設計' }, 2, expect.anything()]));
});

test('the person can take the other change instead of their own', async () => {
  await open({
    save: afterOthers,
    read: async () => ({ values: { ...first.values, about: '音声' }, version: 2 }),
  });
  await write('名前必須', 'ゆう');
  await write('紹介任意', '設計');
  await clickSave();
  await user.click(await screen.findByRole('radio', { name: '相手の変更を取り込む' }));
  await user.click(screen.getByRole('button', { name: 'この内容で編集を続ける' }));
  expect(screen.getByLabelText('紹介任意')).toHaveValue('音声');
  expect(screen.getByLabelText('名前必須')).toHaveValue('ゆう');
});

test('a change of other fields of the record does not stop saving', async () => {
  const save = jest.fn(afterOthers);
  await open({ save, read: async () => ({ values: first.values, version: 2 }) });
  await write('紹介任意', '設計');
  await clickSave();
  expect(await screen.findByText(/保存しました/)).toBeInTheDocument();
  expect(save.mock.calls).toEqual([
    [{ about: '設計' }, 1, expect.anything()],
    [{ about: '設計' }, 2, expect.anything()],
  ]);
});

test('nothing is sent when the other change is the same', async () => {
  const theirs = { values: { ...first.values, about: '設計' }, version: 2 };
  const save = jest.fn(afterOthers);
  await open({ save, read: async () => theirs });
  await write('紹介任意', '設計');
  await clickSave();
  expect(await screen.findByText(/保存しました/)).toBeInTheDocument();
  expect(save).toHaveBeenCalledTimes(1);
});

test('a restored draft does not overwrite what was changed somewhere else since', async () => {
  const { unmount } = await open({ save: answer() });
  await write('紹介任意', '設計');
  unmount();
  const record = { values: { ...first.values, about: '音声' }, version: 2 };
  const save = jest.fn(afterOthers);
  await open({ record, save, read: async () => record });
  expect(await screen.findByRole('dialog')).toHaveTextContent('ほかの画面で保存された内容音声');
  await user.keyboard('{Escape}');
  await clickSave();
  await waitFor(() => expect(save.mock.calls).toEqual([[{ about: '設計' }, 1, expect.anything()]]));
});
