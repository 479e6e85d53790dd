import { act, screen, within } from '@testing-library/react';
import type { Screen } from '../../lib/route/Screen';
import { aUser } from '../../testing/aUser';
import { renderScreens } from '../../testing/renderScreens';
import { signInAs } from '../../testing/signInAs';
import { silentClient } from '../../testing/silentClient';
import { screens as routes } from '../routes';
import { adminMenu } from './adminMenu';
import { clientMenu } from './clientMenu';
import { mainMenu } from './mainMenu';

// These tests do not call the API.
jest.mock('../../lib/apollo/apolloClient', () => ({ apolloClient: silentClient }));
jest.mock('../../lib/config/loadConfig', () => ({ loadConfig: () => Promise.resolve({}) }));

const areas = {
  talents: { menu: mainMenu, layout: 'main', person: {} },
  organizations: { menu: clientMenu, layout: 'client', person: { organizationId: 'org', groups: [] } },
  administrators: { menu: adminMenu, layout: 'admin', person: { isAdmin: true, groups: ['admin'] } },
} as const;

const user = aUser();

/** Opens an area at the home screen of its menu. The bar of phones is the second navigation. */
async function open(name: keyof typeof areas) {
  const { menu, layout, person } = areas[name];
  signInAs(person);
  const paths = [...new Set([...menu.map(({ path }) => path), '/user/profile', '/user/account'])];
  const screens = paths.map((path): Screen => {
    const load = () => Promise.resolve(() => <h1>{path}</h1>);
    const area = { path, title: 'shell.menu.home', load } as const;
    return layout === 'main' ? { ...area, layout, grants: ['signedIn'] } : { ...area, layout };
  });
  const opened = await renderScreens(screens, menu[0]!.path);
  await screen.findByRole('heading', { level: 1, name: menu[0]!.path });
  const bars = screen.getAllByRole('navigation', { name: 'メインメニュー' });
  return { ...opened, bar: bars.at(-1) as HTMLElement };
}

const sheetOf = (bar: HTMLElement) => bar.querySelector('details') as HTMLDetailsElement;

test.each([...mainMenu, ...clientMenu, ...adminMenu])('$path is a screen', ({ path }) => {
  expect(routes.filter((route) => route.path === path)).toHaveLength(1);
});

describe.each(Object.entries(areas))('on phones, in the area of %s', (name, { menu }) => {
  test('the bar and its sheet lead to every entry of the menu, each once', async () => {
    const { bar } = await open(name as keyof typeof areas);
    const direct = [...bar.querySelectorAll(':scope > ul :is(a, [role="link"])')];
    // A sheet with a single entry would hide what has room in the bar.
    expect(direct).toHaveLength(menu.length > 5 ? 4 : menu.length);
    const inSheet = [...bar.querySelectorAll('details :is(a, [role="link"])')];
    expect(direct.length + inSheet.length).toBe(menu.length);
    const links = [...direct, ...inSheet].filter((link) => link.hasAttribute('href'));
    const led = links.map((link) => link.getAttribute('href'));
    const waiting = [...direct, ...inSheet].filter((link) => !link.hasAttribute('href'));
    // A talent without conversations reads when there will be some.
    expect(waiting.map((link) => link.textContent)).toEqual(
      waiting.map(() => expect.stringContaining('メッセージ')),
    );
    expect(menu.map(({ path }) => path).filter((path) => !led.includes(path))).toEqual(
      waiting.map(() => '/message'),
    );
  });
});

const withSheet = Object.entries(areas).filter(([, { menu }]) => menu.length > 5);

describe.each(withSheet)('the sheet of %s', (name, { menu }) => {
  test('opens by its button, and closes on Escape and on navigation', async () => {
    const { bar, router } = await open(name as keyof typeof areas);
    const sheet = sheetOf(bar);
    const button = within(bar).getByText('メニュー').closest('summary') as HTMLElement;
    expect(button).toHaveAccessibleName('メニュー');
    await user.click(button);
    expect(sheet.open).toBe(true);
    await user.keyboard('{Escape}');
    expect(sheet.open).toBe(false);
    expect(button).toHaveFocus();
    await user.click(button);
    const target = menu.at(-1)!.path;
    await user.click(sheet.querySelector(`a[href="${target}"]`) as HTMLElement);
    expect(router.state.location.pathname).toBe(target);
    await screen.findByRole('heading', { level: 1, name: target });
    expect(sheetOf(bar).open).toBe(false);
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  });
});

test('the account menu has the entries of the area, and links to the other ones', async () => {
  const hrefs = () =>
    [...(document.querySelector('header details') as HTMLElement).querySelectorAll('a')].map((link) =>
      link.getAttribute('href'),
    );
  const { unmount } = await open('talents');
  expect(hrefs()).toEqual(['/home', '/user/profile', '/user/account']);
  unmount();
  const admin = await open('administrators');
  expect(hrefs()).toEqual(['/admin/home', '/user/account', '/home', '/client', '/admin']);
  await act(async () => admin.unmount());
  await open('organizations');
  expect(hrefs()).toEqual(['/client/home', '/user/account', '/home', '/client']);
});

test('the administrators’ bar has the title 管理画面', async () => {
  await open('administrators');
  expect(within(screen.getByRole('banner')).getByText('管理画面', { selector: 'span' })).toBeInTheDocument();
});
