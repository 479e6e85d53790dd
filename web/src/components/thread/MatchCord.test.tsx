import { render, screen } from '@testing-library/react';
import { startAllTexts } from '../../testing/startAllTexts';
import { MatchCord } from './MatchCord';

beforeAll(() => startAllTexts());

test.each([
  [0, 4],
  [1, 4],
])('%d of %d points make no cord', (fits, of) => {
  const { container } = render(<MatchCord fits={fits} of={of} />);
  expect(container).toBeEmptyDOMElement();
});

test('each point that fits is a strand, and words say the same', () => {
  const { container } = render(<MatchCord fits={3} of={4} />);
  expect(new Set([...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))).size).toBe(3);
  expect(screen.getByText('相性 3/4')).toBeInTheDocument();
});

test('between two ends the cord needs no words', () => {
  render(<MatchCord fits={2} of={4} ends={[<b key="1">ゆいこ</b>, <b key="2">さざなみ</b>]} />);
  expect(screen.getByText('ゆいこ').parentElement).toHaveTextContent(/^ゆいこさざなみ$/);
});
