import { screen, within } from '@testing-library/react';
import { aUser } from '../../../testing/aUser';
import { renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { BlocksScreen } from './BlocksScreen';

const user = aUser();
const history = (id: string, organizationName: string, isContinuation: boolean) => ({
  ...{ id, organizationName, historyType: 'WORK', isCurrentJob: isContinuation, isContinuation },
});
const blocked = { id: 'me.1', name: 'あおぞら商事', domain: 'aozora.example' };

async function open(blocks: object[] = [blocked], isShownToEmployers: boolean | null = null) {
  const workHistories = {
    items: [history('me.h', '株式会社いま', true), history('me.i', '株式会社むかし', false)],
  };
  const stored = { id: 'me', sub: 'me', isShownToEmployers, workHistories };
  const createCompanyBlock = jest.fn(({ input }: { input: object }) => ({
    id: 'me.2',
    domain: null,
    ...input,
  }));
  const deleteCompanyBlock = jest.fn(() => ({ id: 'me.1' }));
  const updateUser = jest.fn(({ input }: { input: object }) => Object.assign(stored, input));
  const listCompanyBlocks = () => ({ items: blocks });
  await renderWithApi(<BlocksScreen />, {
    getUser: () => stored,
    ...{ listCompanyBlocks, createCompanyBlock, deleteCompanyBlock, updateUser },
  });
  await screen.findByRole('heading', { name: 'そのほかの企業' });
  return { createCompanyBlock, deleteCompanyBlock, updateUser };
}

beforeEach(() => {
  localStorage.clear();
  signInAs();
});

test('the present employer is blocked until the switch says otherwise', async () => {
  const { updateUser } = await open();
  const line = screen.getByRole('switch', { name: '現在の勤務先にはプロフィールを見せない' });
  expect(line).toBeChecked();
  expect(line).toHaveAccessibleDescription(/^株式会社いまからは、あなたが見つかりません/);
  await user.click(line);
  await screen.findByText('株式会社いまからも、あなたが見つかります。');
  expect(updateUser.mock.calls[0]?.[0].input).toEqual({ sub: 'me', isShownToEmployers: true });
});

test('a company is blocked by name and domain, however the domain is typed', async () => {
  const { createCompanyBlock } = await open();
  await user.type(screen.getByRole('textbox', { name: /^社名/ }), '㈱みなと');
  const domain = screen.getByRole('textbox', { name: /^メールのドメイン/ });
  await user.type(domain, '＠ＭＩＮＡＴＯ。ｊｐ');
  await user.click(screen.getByRole('button', { name: 'ブロックする' }));
  expect(createCompanyBlock.mock.calls[0]?.[0].input).toEqual({
    userID: 'me',
    name: '㈱みなと',
    domain: 'minato.jp',
  });
});

test('a domain that everybody may use is refused before it is sent', async () => {
  const { createCompanyBlock } = await open();
  await user.type(screen.getByRole('textbox', { name: /^社名/ }), '㈱みなと');
  await user.type(screen.getByRole('textbox', { name: /^メールのドメイン/ }), 'gmail.com');
  await user.click(screen.getByRole('button', { name: 'ブロックする' }));
  expect(await screen.findByText(/フリーメールや通信会社のドメインは指定できません/)).toBeInTheDocument();
  expect(createCompanyBlock).not.toHaveBeenCalled();
});

test('a former employer is proposed, and a removed block can be undone', async () => {
  const { createCompanyBlock, deleteCompanyBlock } = await open();
  const proposed = within(screen.getByRole('list', { name: '職歴にある企業をブロックする' }));
  expect(proposed.getAllByRole('button')).toHaveLength(1);
  await user.click(proposed.getByRole('button', { name: /株式会社むかし/ }));
  expect(createCompanyBlock.mock.calls[0]?.[0].input).toMatchObject({ name: '株式会社むかし' });
  await user.click(screen.getByRole('button', { name: 'あおぞら商事のブロックを解除' }));
  expect(deleteCompanyBlock).toHaveBeenCalledTimes(1);
});

test('the screen says that guests see a public portfolio', async () => {
  await open();
  expect(screen.getByText(/ログインしていない人には、公開中のポートフォリオが見えます/)).toBeInTheDocument();
});
