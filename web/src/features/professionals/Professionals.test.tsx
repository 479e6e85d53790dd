import { screen, within } from '@testing-library/react';
import { aUser } from '../../testing/aUser';
import { sessionStore } from '../../lib/auth/sessionStore';
import { type Answers, refuse, renderWithApi } from '../../testing/renderWithApi';
import { signInAs } from '../../testing/signInAs';
import { CategoriesScreen } from './CategoriesScreen';
import { ItemScreen } from './ItemScreen';
import { SkillsScreen } from './SkillsScreen';

const stamps = { createdAt: '2026-01-05T00:00:00.000Z', updatedAt: '2026-01-05T00:00:00.000Z', version: 1 };
const category = (id: string, name: string) => ({
  ...stamps,
  id,
  name,
  url: id,
  description: `${name}の説明`,
});
const item = (id: string, name: string, keyID: string) => ({
  ...stamps,
  id,
  name,
  lead: `${name}を支援します`,
  keyID,
});

const lists: Answers = {
  listWPWorkerCategories: () => ({ items: [category('web', 'Web開発'), category('design', 'デザイン')] }),
  listProfessionalItems: () => ({
    items: [
      item('a', '速度の改善', 'web'),
      item('b', '画面の設計', 'design'),
      item('c', '技術の相談', 'web'),
    ],
  }),
};

const skills = (at: string, answers: Answers = {}) =>
  renderWithApi(<SkillsScreen />, { ...lists, ...answers }, { at, path: '/professionals/categories/skills' });

const asGuest = () => sessionStore.set({ status: 'guest', reason: 'noTokens' });
beforeEach(asGuest);

test('each category shows how much it offers and leads to it', async () => {
  await renderWithApi(<CategoriesScreen />, lists, { at: '/', path: '/' });
  const card = (await screen.findByRole('link', { name: 'Web開発' })).closest('article')!;
  expect(within(card).getByText('2件のサービス')).toBeInTheDocument();
  expect(within(card).getByRole('link')).toHaveAttribute(
    'href',
    '/professionals/categories/skills?category=web',
  );
});

test('without categories the page says so and leads on', async () => {
  const none = { listWPWorkerCategories: () => ({ items: [] }) };
  await renderWithApi(<CategoriesScreen />, { ...lists, ...none }, { at: '/', path: '/' });
  expect(await screen.findByText(/ただいま準備中です/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '案件を探す' })).toHaveAttribute('href', '/jobs');
});

test('the query chooses a category; an unknown one leads back to all', async () => {
  await skills('/professionals/categories/skills?category=web');
  expect(await screen.findByRole('heading', { level: 1, name: 'Web開発' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '速度の改善' })).toHaveAttribute(
    'href',
    '/professionals/categories/skills/a',
  );
  expect(screen.queryByText('画面の設計')).not.toBeInTheDocument();
  const { router } = await skills('/professionals/categories/skills?category=none');
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe('/professionals/categories');
});

test('a talent applies to a category once; a guest is asked to register', async () => {
  const { unmount } = await skills('/professionals/categories/skills?category=web');
  expect(await screen.findByRole('link', { name: '無料で登録して申し込む' })).toBeInTheDocument();
  unmount();
  signInAs({ sub: 'me' });
  const createWPWorker = jest.fn((_args: { input: object }) => ({ ...stamps, id: 'me', status: 'PENDING' }));
  await skills('/professionals/categories/skills?category=web', { createWPWorker });
  await aUser().click(await screen.findByRole('button', { name: '掲載を申し込む' }));
  expect(await screen.findByText(/お申し込みを受け付けました/)).toBeInTheDocument();
  expect(createWPWorker.mock.calls[0]?.[0].input).toMatchObject({ userID: 'me', categories: ['web'] });
  expect(screen.queryByRole('button', { name: '掲載を申し込む' })).not.toBeInTheDocument();
});

test('a second application says that there is one already', async () => {
  signInAs({ sub: 'me' });
  await skills('/professionals/categories/skills?category=web', { createWPWorker: () => refuse('Conflict') });
  await aUser().click(await screen.findByRole('button', { name: '掲載を申し込む' }));
  expect(await screen.findByText('すでにお申し込みいただいています。')).toBeInTheDocument();
});

test('an item shows its people, and asking leads to the contact form with its name', async () => {
  const users = [
    { ...stamps, id: 'u1', displayName: 'ゆいこ', portfolioPath: 'yuiko', description: '設計が得意です' },
    { ...stamps, id: 'u2', displayName: null, nameInitial: 'T.Y' },
  ];
  const getProfessionalItem = () => ({ ...item('a', '速度の改善', 'web'), category: 'Web開発', users });
  await renderWithApi(<ItemScreen />, { getProfessionalItem }, { at: '/a', path: '/:professionalItemId' });
  expect(await screen.findByRole('link', { name: 'ゆいこ' })).toHaveAttribute('href', '/portfolio/yuiko');
  expect(screen.getByText('T.Y').closest('a')).toBeNull();
  const consult = screen.getByRole('link', { name: '相談する' }).getAttribute('href')!;
  expect(new URL(consult, 'http://localhost').searchParams.get('about')).toBe('「速度の改善」のご相談');
  expect(document.title).toBe('速度の改善 | Enishi');
});

test('an unknown item leads to the page for unknown URLs', async () => {
  const { router } = await renderWithApi(
    <ItemScreen />,
    { getProfessionalItem: () => null },
    { at: '/item/x', path: '/item/:professionalItemId' },
  );
  await screen.findByText('elsewhere');
  expect(router.state.location.pathname).toBe('/404');
});
