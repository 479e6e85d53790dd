import { screen } from '@testing-library/react';
import { aUser } from '../../testing/aUser';
import { compose, inputMethods } from '../../testing/compose';
import { renderApp } from '../../testing/renderApp';
import { CodeInput } from './CodeInput';

const boxes = () => screen.getAllByRole<HTMLInputElement>('textbox');
const shown = () => boxes().map(({ value }) => value);
const CODE = ['3', '3', '9', '4', '1', '0'];

function setUp() {
  const codes: string[] = [];
  return renderApp(<CodeInput onChange={(code) => codes.push(code)} />).then(() => codes);
}

test.each(inputMethods)(
  'a code typed in full width with an input method fills the boxes (%s)',
  async (order) => {
    const codes = await setUp();
    compose(boxes()[0]!, '３３９４１０', order);
    expect(shown()).toEqual(CODE);
    expect(codes).toEqual(['339410']);
  },
);

test.each(inputMethods)('so does one whose digits are confirmed one by one (%s)', async (order) => {
  const codes = await setUp();
  [...'３３９４１０'].forEach((digit, place) => compose(boxes()[place]!, digit, order));
  expect(shown()).toEqual(CODE);
  expect(codes).toEqual(['339410']);
});

test.each(['339410', '３３９４１０', '339 410', 'コード：339410'])('so does %s, pasted', async (text) => {
  const user = aUser();
  const codes = await setUp();
  await user.click(boxes()[0]!);
  await user.paste(text);
  expect(shown()).toEqual(CODE);
  expect(codes).toEqual(['339410']);
});

test('the keyboard moves between the boxes and replaces a digit', async () => {
  const user = aUser();
  const codes = await setUp();
  await user.click(boxes()[0]!);
  await user.keyboard('339411');
  await user.keyboard('{Backspace}0');
  await user.keyboard('{ArrowLeft}{ArrowLeft}5');
  expect(shown()).toEqual(['3', '3', '9', '5', '1', '0']);
  expect(codes).toEqual(['339411', '339410', '339510']);
});

test('a backspace in an empty box moves to the box before it', async () => {
  const user = aUser();
  await setUp();
  await user.click(boxes()[0]!);
  await user.keyboard('33{Backspace}{Backspace}');
  expect(shown()).toEqual(['3', '', '', '', '', '']);
  expect(boxes()[1]).toHaveFocus();
});
