import { screen } from '@testing-library/react';
import { renderApp } from '../../testing/renderApp';
import { AuthCard } from './AuthCard';

const { matchMedia } = window;
afterEach(() => void (window.matchMedia = matchMedia));

const card = (
  <AuthCard title="ログイン" hasWelcome>
    <p>入力</p>
  </AuthCard>
);
const kept = 'メールアドレスと電話番号は、成約まで企業に伝わりません。';

test('beside a form it says what companies do not learn', async () => {
  await renderApp(card);
  expect(await screen.findByText(kept)).toBeInTheDocument();
});

test('telephones show and load the form alone', async () => {
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: true });
  await renderApp(card);
  await expect(screen.findByText(kept, {}, { timeout: 300 })).rejects.toThrow();
  expect(screen.getByText('入力')).toBeInTheDocument();
});
