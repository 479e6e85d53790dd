import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { useVisible } from './useVisible';

type Watch = (entries: { target: Element; isIntersecting: boolean }[]) => void;

let watch: Watch;
let hasFocus: boolean;

/** The browser's IntersectionObserver, which jsdom lacks: the test says what is visible. */
class Observer {
  constructor(callback: Watch) {
    watch = callback;
  }
  observe() {}
  disconnect() {}
}

beforeEach(() => {
  Object.defineProperty(window, 'IntersectionObserver', { value: Observer, configurable: true });
  hasFocus = true;
  jest.spyOn(document, 'hasFocus').mockImplementation(() => hasFocus);
});
afterEach(() => jest.restoreAllMocks());

function Pane({ onSeen }: { onSeen: (ids: readonly string[]) => void }) {
  const pane = useRef<HTMLDivElement>(null);
  useVisible(pane, '1 2', onSeen);
  return (
    <div ref={pane}>
      <p data-unread="1" />
      <p data-unread="2" />
    </div>
  );
}

function open() {
  const onSeen = jest.fn();
  const { container } = render(<Pane onSeen={onSeen} />);
  const show = (id: string, isIntersecting = true) =>
    act(() => watch([{ target: container.querySelector(`[data-unread="${id}"]`)!, isIntersecting }]));
  return { onSeen, show };
}

test('only messages in view count as seen, each once', () => {
  const { onSeen, show } = open();
  show('2', false);
  expect(onSeen).not.toHaveBeenCalled();
  show('1');
  show('1', false);
  show('1');
  expect(onSeen.mock.calls).toEqual([[['1']]]);
});

test('while the window has no focus or is hidden, nothing counts as seen; afterwards what is in view then', () => {
  const { onSeen, show } = open();
  hasFocus = false;
  show('1');
  show('2');
  show('2', false);
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  hasFocus = true;
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(onSeen).not.toHaveBeenCalled();
  visibility.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(onSeen.mock.calls).toEqual([[['1']]]);
});
