/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { Select, theme } from 'antd';
import { startAllTexts } from '../../testing/startAllTexts';
import { AntdTheme } from './AntdTheme';

/**
 * The callbacks of all ResizeObservers that were created, so that tests can call them. jsdom has no
 * ResizeObserver.
 */
const changes: (() => void)[] = [];

class Observer {
  constructor(onChange: () => void) {
    changes.push(onChange);
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

function Sizes() {
  const { token } = theme.useToken();
  return (
    <output>
      {JSON.stringify([token.fontSize, token.fontSizeSM, token.fontSizeHeading1, token.controlHeight])}
    </output>
  );
}

const sizes = () => JSON.parse(screen.getByRole('status').textContent ?? '') as number[];
const setTextSize = (size: string) => document.documentElement.style.setProperty('font-size', size);

beforeAll(startAllTexts);
beforeEach(() => Object.assign(globalThis, { ResizeObserver: Observer }));
afterEach(() => setTextSize(''));

test('texts and controls of Ant Design have the size that the person has set in the browser', () => {
  setTextSize('24px');
  render(<Sizes />, { wrapper: AntdTheme });
  expect(sizes()).toEqual([21, 18, 48, 60]);
});

test('they follow when the setting changes on an open page', () => {
  render(<Sizes />, { wrapper: AntdTheme });
  expect(sizes()).toEqual([14, 12, 32, 40]);
  setTextSize('32px');
  act(() => changes.forEach((report) => report()));
  expect(sizes()).toEqual([28, 24, 64, 80]);
});

test('a list without a text for being empty shows ours, not that of Ant Design', () => {
  render(<Select open options={[]} />, { wrapper: AntdTheme });
  expect(screen.getByText('見つかりませんでした')).toBeInTheDocument();
  expect(screen.queryByText('データがありません')).not.toBeInTheDocument();
});
