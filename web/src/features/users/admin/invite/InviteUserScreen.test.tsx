import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { encodeShiftJis } from '../../../../../../test/support/encodeShiftJis';
import { aUser } from '../../../../testing/aUser';
import { type Answers, refuse, renderWithApi } from '../../../../testing/renderWithApi';
import { signInAs } from '../../../../testing/signInAs';
import { InviteUserScreen } from './InviteUserScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };
const catalogue: Answers = {
  listJobs: () => ({ items: [] }),
  listPrefacturesByOrderByPosition: () => ({ items: [] }),
  listSkillTagsByOrderByPosition: () => ({ items: [] }),
};
const user = aUser();

interface Sent {
  input: Record<string, unknown>;
}

const open = (createTalent: (sent: Sent) => unknown, at = '/admin/create-user') =>
  renderWithApi(<InviteUserScreen />, { ...catalogue, createTalent }, { at, path: '/admin/create-user' });

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
  await user.click(screen.getByText('3名を招待する'));
  for (const text of ['招待した：1', 'すでに登録がある：1', '取り込めなかった：2', '送れなかった：1'])
    expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByText('メールアドレス：メールアドレスの形式が正しくありません')).toBeInTheDocument();
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
  await user.click(await screen.findByText('6名を招待する'));
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
