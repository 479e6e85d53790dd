import { act, render, screen } from '@testing-library/react';
import { sessionStore } from '../../lib/auth/sessionStore';
import { signInAs } from '../../testing/signInAs';
import { startAllTexts } from '../../testing/startAllTexts';
import { OfflineBanner } from './OfflineBanner';

beforeAll(() => startAllTexts());

test('it says what is sent later and what is lost, and to guests nothing about their changes', () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  signInAs();
  render(<OfflineBanner />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'メッセージは接続が戻ると送られ、書きかけの内容も残ります。そのほかの変更は保存されません。',
  );
  act(() => sessionStore.set({ status: 'guest', reason: 'noTokens' }));
  expect(screen.getByRole('status')).not.toHaveTextContent('メッセージ');
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  isOnline.mockRestore();
});
