import { act, render, screen } from '@testing-library/react';
import { startAllTexts } from '../../testing/startAllTexts';
import { OfflineBanner } from './OfflineBanner';

beforeAll(() => startAllTexts());

test('it says what is kept and sent later, and what is lost', () => {
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<OfflineBanner />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'メッセージは接続が戻ると送られ、書きかけの内容も残ります。ほかの変更は保存されません。',
  );
  isOnline.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  isOnline.mockRestore();
});
