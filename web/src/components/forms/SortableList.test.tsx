import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { aUser } from '../../testing/aUser';
import { renderApp } from '../../testing/renderApp';
import { SortableList } from './SortableList';

const user = aUser();
const onMove = jest.fn();

function Letters() {
  const [order, setOrder] = useState(['あ', 'い', 'う']);
  const move = (id: string, to: number) => {
    onMove(id, to);
    const others = order.filter((one) => one !== id);
    setOrder([...others.slice(0, to), id, ...others.slice(to)]);
  };
  const items = order.map((id) => ({ id, name: id, content: id }));
  return <SortableList label="文字" items={items} onMove={move} />;
}

const handle = (name: string) => screen.getByRole('button', { name: `「${name}」を並べ替える` });
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const status = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

beforeEach(async () => {
  onMove.mockClear();
  await renderApp(<Letters />);
});

test('the keyboard picks a row up, moves it and puts it down once, and keeps the focus', async () => {
  act(() => handle('あ').focus());
  await user.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown}');
  expect(onMove).not.toHaveBeenCalled();
  expect(status()).toContain('「あ」を3番目に動かしました（全3件）。');
  await user.keyboard(' ');
  expect(onMove.mock.calls).toEqual([['あ', 2]]);
  expect(shown()).toEqual(['い', 'う', 'あ']);
  expect(handle('あ')).toHaveFocus();
});

test('Esc puts a held row back', async () => {
  act(() => handle('う').focus());
  await user.keyboard('{Enter}{ArrowUp}{Escape}');
  expect(onMove).not.toHaveBeenCalled();
  expect(handle('う')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getAllByRole('listitem').map(({ style }) => style.order)).toEqual(['0', '1', '2']);
});

test('the arrow keys do nothing to a row that is not held', async () => {
  act(() => handle('い').focus());
  await user.keyboard('{ArrowUp}');
  expect(shown()).toEqual(['あ', 'い', 'う']);
});

test('leaving a held row puts it down where it is', async () => {
  act(() => handle('あ').focus());
  await user.keyboard(' {ArrowDown}{Tab}');
  expect(onMove.mock.calls).toEqual([['あ', 1]]);
});

test('a row that is dragged by its handle moves below the rows whose middle is above the pointer', async () => {
  screen.getAllByRole('listitem').forEach((row, index) => {
    row.getBoundingClientRect = () => ({ top: index * 100, height: 100 }) as DOMRect;
  });
  const grip = handle('あ');
  grip.setPointerCapture = () => undefined;
  grip.hasPointerCapture = () => true;
  await user.pointer([
    { keys: '[MouseLeft>]', target: grip },
    { target: grip, coords: { clientX: 10, clientY: 170 } },
    { keys: '[/MouseLeft]', target: grip },
  ]);
  expect(onMove.mock.calls).toEqual([['あ', 1]]);
});
