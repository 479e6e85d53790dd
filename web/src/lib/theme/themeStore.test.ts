/** @jest-environment jsdom */
/** As after opening the app with this in the storage. */
const storeAfter = async (stored?: string) => {
  jest.resetModules();
  localStorage.clear();
  if (stored !== undefined) localStorage.setItem('settings', stored);
  return (await import('./themeStore')).themeStore;
};
const defaults = { mode: 'light', direction: 'ltr', color: 'default', stretch: false };

test('without a choice the look is light, left to right, indigo and contained', async () => {
  expect((await storeAfter()).get()).toEqual(defaults);
});

test('a choice is shown at once and is there again next time', async () => {
  const store = await storeAfter();
  store.change({ mode: 'dark', color: 'cyan', stretch: true });
  expect(document.documentElement.dataset['mode']).toBe('dark');
  const again = await storeAfter(localStorage.getItem('settings') ?? '');
  expect(again.get()).toEqual({ mode: 'dark', direction: 'ltr', color: 'cyan', stretch: true });
});

test.each(['not json', 'null', '{"mode":"sepia","color":"pink","direction":1,"stretch":"yes"}'])(
  'what cannot be understood becomes the default: %s',
  async (stored) => {
    expect((await storeAfter(stored)).get()).toEqual(defaults);
  },
);
