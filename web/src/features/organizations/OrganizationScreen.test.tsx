import { screen, waitFor, within } from '@testing-library/react';
import { toast } from '../../lib/toast/toast';
import { aUser } from '../../testing/aUser';
import { fillIn } from '../../testing/fillIn';
import { type Answers, refuse, renderWithApi } from '../../testing/renderWithApi';
import { signInAs } from '../../testing/signInAs';
import { OrganizationScreen } from './OrganizationScreen';
import { OrganizationsScreen } from './OrganizationsScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-06T00:00:00.000Z' };
const sazanami = {
  ...{ ...stamps, id: '01ORG', version: 4, name: '株式会社さざなみ', kana: 'カブシキガイシャサザナミ' },
  ...{ isHideOrganizationName: false, owners: ['a'] },
};

interface Sent {
  input: Record<string, unknown>;
  condition?: object;
}

const people = [
  { ...stamps, id: 'a', sub: 'a', version: 1, name: '森川 遥' },
  { ...stamps, id: 'b', sub: 'b', version: 1, name: '榎本 千尋' },
];

async function open(id: string | null, answers: Answers = {}) {
  const stored: Record<string, unknown> = { ...sazanami };
  const updateOrganization = jest.fn(({ input }: Sent) => Object.assign(stored, input, { version: 5 }));
  const createOrganization = jest.fn(({ input }: Sent) => ({ ...sazanami, ...input, id: '02ORG' }));
  const countOpenJobs = jest.fn(() => [12, 7]);
  const view = await renderWithApi(
    <OrganizationScreen key={id} />,
    {
      getOrganization: () => stored,
      searchUsers: () => ({ items: people, total: 2, nearTotal: 2, match: 'EXACT', aggregateItems: [] }),
      ...{ updateOrganization, createOrganization, countOpenJobs },
      ...answers,
    },
    id === null
      ? { at: '/admin/organizations/new', path: '/admin/organizations/new' }
      : { at: `/admin/organizations/edit/${id}`, path: '/admin/organizations/edit/:id' },
  );
  return { ...view, updateOrganization, createOrganization, countOpenJobs };
}

const user = aUser();
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const toasts = () => toast.waiting().map(({ text }) => text);

beforeEach(() => {
  localStorage.clear();
  toast.taken(toast.waiting());
  signInAs({ isAdmin: true, groups: ['admin'] });
});

test('one changed field is saved for the version that was loaded; people have their names', async () => {
  const { updateOrganization } = await open('01ORG');
  await screen.findByRole('heading', { level: 1, name: '株式会社さざなみ' });
  expect((await screen.findAllByText('森川 遥')).length).toBeGreaterThan(1);
  await fillIn(user, '紹介文任意', '波の力で町を照らします。');
  await press('保存する');
  await screen.findByText(/保存しました/);
  expect(updateOrganization).toHaveBeenCalledTimes(1);
  expect(updateOrganization.mock.calls[0]![0]).toEqual({
    input: { id: '01ORG', description: '波の力で町を照らします。' },
    condition: { version: { eq: 4 } },
  });
});

test('hiding the name says beforehand how many jobs the organization has', async () => {
  const { countOpenJobs } = await open('01ORG');
  const hide = await screen.findByRole('switch', { name: '企業名を公開しない' });
  expect(countOpenJobs).not.toHaveBeenCalled();
  await user.click(hide);
  expect(await screen.findByText(/案件は12件（公開中7件）/)).toBeInTheDocument();
  expect(countOpenJobs).toHaveBeenCalledTimes(1);
});

test('a new organization is created with all values and leads to its own form', async () => {
  const { createOrganization, router } = await open(null);
  await fillIn(user, '企業名必須', '株式会社しおさい');
  await press('保存する');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/organizations/edit/02ORG'));
  expect(createOrganization.mock.calls[0]![0]).toMatchObject({
    input: { name: '株式会社しおさい', isHideOrganizationName: false, owners: [] },
  });
});

test('an organization with jobs cannot be deleted, and the reason is given', async () => {
  await open('01ORG', { deleteOrganization: () => refuse('Conflict') });
  await press('この企業を削除');
  const dialog = (
    await screen.findByText(/を削除しますか/, { selector: '.ant-modal-confirm-title' })
  ).closest<HTMLElement>('.ant-modal')!;
  await user.click(within(dialog).getByText('この企業を削除'));
  await waitFor(() => expect(toasts()).toEqual([expect.stringContaining('使われている')]));
});

test('an unknown organization leads to the page for unknown URLs', async () => {
  const { router } = await open('gone', { getOrganization: () => null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/404'));
});

test('the list finds organizations by any column and keeps the keyword in the URL', async () => {
  const shio = { ...sazanami, id: '02ORG', name: '株式会社しおさい', kana: 'シオサイ', owners: [] };
  const { router } = await renderWithApi(
    <OrganizationsScreen />,
    { listOrganizations: () => ({ items: [sazanami, shio] }) },
    { at: '/admin/organizations', path: '/admin/organizations' },
  );
  await screen.findByRole('link', { name: '株式会社さざなみ' });
  await user.type(screen.getByRole('searchbox'), 'しおさい{Enter}');
  await waitFor(() => expect(screen.queryByText('株式会社さざなみ')).not.toBeInTheDocument());
  expect(screen.getByText('株式会社しおさい')).toBeInTheDocument();
  expect(router.state.location.search).toContain('q=');
});
