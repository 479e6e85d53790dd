import { screen, waitFor, within } from '@testing-library/react';
import { aUser } from '../../../testing/aUser';
import { fillIn } from '../../../testing/fillIn';
import { renderWithApi } from '../../../testing/renderWithApi';
import { signInAs } from '../../../testing/signInAs';
import { ItemsScreen } from './ItemsScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-06T00:00:00.000Z' };
const person = '22222222-2222-4222-8222-222222222222';
const stored = {
  ...{ ...stamps, id: 'i1', version: 4, name: '速度の改善', lead: '待たせない', category: '技術' },
  ...{ keyID: 'c1', userIDs: [person] },
};

interface Sent {
  input: Record<string, unknown>;
  condition?: object;
}

async function open() {
  let item: object = stored;
  const updateProfessionalItem = jest.fn(({ input }: Sent) => (item = { ...item, ...input, version: 5 }));
  const createProfessionalItem = jest.fn(({ input }: Sent) => ({ ...stored, ...input, id: 'i2' }));
  const searchUsers = jest.fn((_args: object) => ({
    items: [{ ...stamps, id: person, version: 1, name: '森川 遥' }],
    total: 1,
    nearTotal: 1,
    match: 'EXACT',
    aggregateItems: [],
  }));
  await renderWithApi(<ItemsScreen />, {
    listProfessionalItems: () => ({ items: [item] }),
    listWPWorkerCategories: () => ({ items: [{ ...stamps, id: 'c1', name: '開発', version: 1 }] }),
    ...{ updateProfessionalItem, createProfessionalItem, searchUsers },
  });
  return { updateProfessionalItem, createProfessionalItem, searchUsers };
}

const user = aUser();

beforeEach(() => {
  localStorage.clear();
  signInAs({ isAdmin: true, groups: ['admin'] });
});

test('the table names the category and counts the people without reading them', async () => {
  const { searchUsers } = await open();
  const row = (await screen.findByText('速度の改善')).closest('tr')!;
  for (const text of ['開発', '待たせない', '1']) expect(within(row).getByText(text)).toBeInTheDocument();
  expect(searchUsers).not.toHaveBeenCalled();
});

test('an opened service has its people by name, and what changes is saved', async () => {
  const { updateProfessionalItem, searchUsers } = await open();
  await user.click(await screen.findByText('速度の改善'));
  const sheet = await screen.findByRole('dialog');
  expect(await within(sheet).findByText('森川 遥')).toBeInTheDocument();
  expect(searchUsers.mock.calls[0]![0]).toMatchObject({ filter: { sub: { in: [person] } } });
  await fillIn(user, 'ひとこと任意', '数字で見せる');
  await user.click(within(sheet).getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(updateProfessionalItem).toHaveBeenCalledTimes(1));
  expect(updateProfessionalItem.mock.calls[0]![0]).toEqual({
    input: { id: 'i1', lead: '数字で見せる' },
    condition: { version: { eq: 4 } },
  });
});

test('a new service is created with what was entered', async () => {
  const { createProfessionalItem } = await open();
  await user.click(await screen.findByRole('button', { name: 'サービスを追加' }));
  await fillIn(user, 'サービス名必須', '採用の設計');
  await user.click(screen.getByRole('button', { name: '保存する' }));
  await waitFor(() => expect(createProfessionalItem).toHaveBeenCalledTimes(1));
  expect(createProfessionalItem.mock.calls[0]![0]).toEqual({ input: { name: '採用の設計' } });
});
