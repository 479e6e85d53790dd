/** @jest-environment jsdom */
/** Imports the theme store again, with the given text stored in the browser as the display settings. */
const storeAfter = async (stored?: string) => {
  jest.resetModules();
  localStorage.clear();
  if (stored !== undefined) localStorage.setItem('settings', stored);
  return (await import('./themeStore')).themeStore;
};
const defaults = { mode: 'light', direction: 'ltr', color: 'default', stretch: false };

test('without a choice the theme is light, left to right, indigo and of limited width', async () => {
  expect((await storeAfter()).get()).toEqual(defaults);
});

test('a choice applies at once and is restored on the next visit', async () => {
  const store = await storeAfter();
  store.change({ mode: 'dark', color: 'cyan', stretch: true });
  expect(document.documentElement.dataset['mode']).toBe('dark');
  const again = await storeAfter(localStorage.getItem('settings') ?? '');
  expect(again.get()).toEqual({ mode: 'dark', direction: 'ltr', color: 'cyan', stretch: true });
});

test.each(['not json', 'null', '{"mode":"sepia","color":"pink","direction":1,"stretch":"yes"}'])(
  'an unreadable value falls back to the default: %s',
  async (stored) => {
    expect((await storeAfter(stored)).get()).toEqual(defaults);
  },
);

test('a tab follows the choice of another tab, and nothing else that is stored there', async () => {
  const store = await storeAfter();
  const end = store.followOtherTabs();
  const storedElsewhere = (key: string) => dispatchEvent(new StorageEvent('storage', { key }));
  localStorage.setItem('settings', '{"mode":"dark"}');
  storedElsewhere('draft');
  expect(store.get().mode).toBe('light');
  storedElsewhere('settings');
  expect(store.get().mode).toBe('dark');
  expect(document.documentElement.dataset['mode']).toBe('dark');
  end();
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null }));
  expect(store.get().mode).toBe('dark');
});
