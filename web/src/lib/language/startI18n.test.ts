/** @jest-environment jsdom */
import i18next from 'i18next';
import { showLanguage } from './showLanguage';
import { startI18n } from './startI18n';

/** Stores a language as another tab does. */
function chooseInOtherTab(language: string) {
  localStorage.setItem('i18nextLng', language);
  dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng' }));
}

test('the app shows the language of the device, and follows the choice of another tab', async () => {
  localStorage.setItem('i18nextLng', 'fr');
  await startI18n();
  expect(document.documentElement.lang).toBe('fr');
  const changed = new Promise((resolve) => i18next.on('languageChanged', resolve));
  chooseInOtherTab('en');
  expect(await changed).toBe('en');
});

test('texts of people are marked as Japanese in every other language, one after the other', async () => {
  document.body.innerHTML = '<p>東京都</p>';
  await showLanguage('en');
  expect(document.querySelector('p')!.lang).toBe('ja');
  await showLanguage('de');
  expect(document.querySelector('p')!.lang).toBe('ja');
  await showLanguage('ja');
  expect(document.querySelector('p')!.lang).toBe('');
});
