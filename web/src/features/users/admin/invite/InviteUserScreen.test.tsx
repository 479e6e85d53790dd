import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { encodeShiftJis } from '../../../../../../test/support/encodeShiftJis';
import { aUser } from '../../../../testing/aUser';
import { type Answers, refuse, renderWithApi } from '../../../../testing/renderWithApi';
import { signInAs } from '../../../../testing/signInAs';
import { saveFile } from '../../../../components/table/saveFile';
import { InviteUserScreen } from './InviteUserScreen';

// jsdom cannot download.
jest.mock('../../../../components/table/saveFile', () => ({ saveFile: jest.fn() }));

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };
const catalogue: Answers = {
  listJobs: () => ({ items: [{ ...stamps, id: 'job', name: 'デザイナー' }] }),
  listPrefacturesByOrderByPosition: () => ({ items: [{ ...stamps, id: 'tokyo', name: '東京都' }] }),
  listSkillTagsByOrderByPosition: () => ({ items: [] }),
};
const user = aUser();

interface Sent {
  input: Record<string, unknown>;
}

const open = (
  createTalent: (sent: Sent) => unknown,
  at = '/admin/create-user',
  listRegisteredEmails: (asked: { emails: string[] }) => unknown = () => [],
) =>
  renderWithApi(
    <InviteUserScreen />,
    { ...catalogue, createTalent, listRegisteredEmails },
    { at, path: '/admin/create-user' },
  );

const entered = {
  ...{ email: 'a@example.com', lastName: '縁', firstName: '結子' },
  ...{ lastNameKana: 'えにし', firstNameKana: 'ゆいこ', displayName: 'ゆいこ' },
};

/**
 * Returns the form control of a field by its element id. Searching by label would be slow in so large a form.
 */
const field = (name: string) => document.getElementById(`invite-talent_${name}`)!;

async function enter() {
  await waitFor(() => expect(field('email')).toBeInTheDocument());
  await act(async () => {
    for (const [name, value] of Object.entries(entered)) fireEvent.change(field(name), { target: { value } });
  });
  await act(async () => fireEvent.click(screen.getByText('招待する')));
}

beforeEach(() => {
  localStorage.clear();
  signInAs({ isAdmin: true, groups: ['admin'] });
});

test('an invitation has only what was entered; afterwards the form is empty', async () => {
  const createTalent = jest.fn((_sent: Sent) => ({ ...stamps, id: 't', sub: 't', name: '縁 結子' }));
  await open(createTalent);
  await enter();
  const link = await screen.findByText('登録した内容を見る');
  expect(link).toHaveAttribute('href', '/admin/users/t');
  expect(createTalent.mock.calls[0]![0].input).toEqual({
    ...{ email: 'a@example.com', lastName: '縁', firstName: '結子', displayName: 'ゆいこ' },
    ...{ lastNameKana: 'エニシ', firstNameKana: 'ユイコ' },
  });
  expect(field('email')).toHaveValue('');
});

test('an address that has an account is said at its field, and the input stays', async () => {
  await open(() => refuse('Conflict'));
  await enter();
  expect(await screen.findByText('すでに登録があるアドレスです')).toBeInTheDocument();
  expect(field('email')).toHaveValue('a@example.com');
});

const headings = 'メールアドレス,姓,名,セイ,メイ,表示名';
const rowOf = (name: string) => `${name}@example.com,縁,結子,エニシ,ユイコ,ゆいこ`;

async function choose(lines: string[]) {
  const file = new File([encodeShiftJis(lines.join('\r\n')) as BlobPart], 'talents.csv');
  await waitFor(() => expect(screen.getByLabelText('CSVファイルを選ぶ')).toBeEnabled());
  await user.upload(screen.getByLabelText('CSVファイルを選ぶ'), file);
}

const invite = async (n: number) => {
  await user.click(await screen.findByText(`${n}名を招待する`));
  await user.click(await screen.findByText(`${n}名に送る`));
};

test('each row of a file has its outcome: created, already there, refused by a rule, or not sent', async () => {
  const outcomes: Record<string, () => unknown> = {
    there: () => refuse('Conflict'),
    busy: () => refuse('TooManyRequests'),
  };
  const sent: string[] = [];
  await open(({ input }) => {
    const name = String(input['email']).split('@')[0] ?? '';
    sent.push(name);
    return outcomes[name]?.() ?? { ...stamps, id: name, sub: name, name };
  }, '/admin/create-user?by=file');
  await screen.findByLabelText('CSVファイルを選ぶ');
  await choose([
    headings,
    rowOf('new'),
    rowOf('there'),
    rowOf('busy'),
    rowOf('new'),
    'x,縁,結子,エニシ,ユイコ,ゆいこ',
  ]);
  expect(await screen.findByText('直しが必要な行：2')).toBeInTheDocument();
  expect(sent).toEqual([]);
  await invite(3);
  for (const text of ['招待した：1', 'すでに登録がある：1', '取り込めなかった：2', '送れなかった：1'])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByText('メールアドレス：メールアドレスの形式が正しくありません')).toBeInTheDocument();
  expect(
    screen
      .getAllByRole('listitem')
      .filter((row) => row.textContent.includes('招待した'))
      .at(-1),
  ).toHaveTextContent('2行目縁 結子');
  expect(sent.sort()).toEqual(['busy', 'new', 'there']);
});

test('a stopped import sends no further rows, and goes on when asked', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const createTalent = jest.fn(async ({ input }: Sent) => {
    await held;
    return { ...stamps, id: input['email'], sub: 's' };
  });
  await open(createTalent, '/admin/create-user?by=file');
  await screen.findByLabelText('CSVファイルを選ぶ');
  await choose([headings, ...['a', 'b', 'c', 'd', 'e', 'f'].map(rowOf)]);
  await invite(6);
  await waitFor(() => expect(createTalent).toHaveBeenCalledTimes(4));
  await user.click(screen.getByText('中止する'));
  release();
  expect(await screen.findByText('まだ送っていない：2')).toBeInTheDocument();
  await user.click(screen.getByText('続きを送る'));
  expect(await screen.findByText('招待した：6')).toBeInTheDocument();
});

test('a file without the required columns is refused with their names', async () => {
  await open(() => null, '/admin/create-user?by=file');
  await screen.findByLabelText('CSVファイルを選ぶ');
  await choose(['メールアドレス,姓', 'a@example.com,縁']);
  expect(await screen.findByText(/^必要な列がありません：名.*表示名$/)).toBeInTheDocument();
});

test('a file that cannot be read, for example because it was moved, is said, and another can be chosen', async () => {
  await open(() => null, '/admin/create-user?by=file');
  await screen.findByLabelText('CSVファイルを選ぶ');
  const reading = jest.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function (
    this: FileReader,
  ) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  await choose([headings, rowOf('a')]);
  expect(await screen.findByText(/^ファイルを読み取れませんでした/)).toBeInTheDocument();
  reading.mockRestore();
  await choose([headings, rowOf('a')]);
  expect(await screen.findByText('1名を招待する')).toBeInTheDocument();
});

test('rows that are registered already are found before anything is sent, and are not sent', async () => {
  const sent: unknown[] = [];
  const asked = jest.fn((_asked: { emails: string[] }) => ['there@example.com']);
  await open(
    ({ input }) => {
      sent.push(input['email']);
      return { ...stamps, id: 's', sub: 's' };
    },
    '/admin/create-user?by=file',
    asked,
  );
  await screen.findByLabelText('CSVファイルを選ぶ');
  await choose([headings, rowOf('new'), rowOf('there'), 'x,縁,結子,エニシ,ユイコ,ゆいこ']);
  expect(await screen.findByText('すでに登録がある：1')).toBeInTheDocument();
  expect(asked.mock.calls.map(([{ emails }]) => emails)).toEqual([['new@example.com', 'there@example.com']]);
  await user.click(screen.getByText('1名を招待する'));
  expect(await screen.findByText(/ほかの2行には送りません/)).toBeInTheDocument();
  expect(sent).toEqual([]);
  await user.click(screen.getByText('1名に送る'));
  expect(await screen.findByText('1名に招待メールを送りました。')).toBeInTheDocument();
  expect(sent).toEqual(['new@example.com']);
});

test('when nobody can say who is registered, the screen says so and sending goes on', async () => {
  await open(
    () => ({ ...stamps, id: 's', sub: 's' }),
    '/admin/create-user?by=file',
    () => refuse('InternalFailure'),
  );
  await screen.findByLabelText('CSVファイルを選ぶ');
  await choose([headings, rowOf('new')]);
  expect(await screen.findByText(/登録済みのアドレスかどうかを確かめられませんでした/)).toBeInTheDocument();
  await invite(1);
  expect(await screen.findByText('招待した：1')).toBeInTheDocument();
});

test('a file is dropped, and the sample that can be downloaded has no error', async () => {
  await open(() => null, '/admin/create-user?by=file');
  const input = await screen.findByLabelText('CSVファイルを選ぶ');
  await waitFor(() => expect(input).toBeEnabled());
  await user.click(screen.getByText('見本をダウンロード'));
  const [, text] = jest.mocked(saveFile).mock.calls[0]!;
  const file = new File([text], 'sample.csv');
  fireEvent.drop(input.parentElement!, { dataTransfer: { files: [file] } });
  expect(await screen.findByText('招待できる行：2')).toBeInTheDocument();
  expect(screen.getByText('直しが必要な行：0')).toBeInTheDocument();
});
