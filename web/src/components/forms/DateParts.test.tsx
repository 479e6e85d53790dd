import { screen } from '@testing-library/react';
import { useState } from 'react';
import { aUser } from '../../testing/aUser';
import { compose, inputMethods } from '../../testing/compose';
import { renderApp } from '../../testing/renderApp';
import { DateParts } from './DateParts';

const seen: string[] = [];

function BirthDate({ initially = '', isMonth = false }) {
  const [value, setValue] = useState(initially);
  return (
    <DateParts
      isMonth={isMonth}
      label="生年月日"
      value={value}
      onChange={(next) => {
        seen.push(next);
        setValue(next);
      }}
    />
  );
}

const boxes = () => screen.getAllByRole('textbox').map((box) => (box as HTMLInputElement).value);

beforeEach(() => void (seen.length = 0));

test('three boxes make one date, and the keyboard moves between them', async () => {
  const user = aUser();
  await renderApp(<BirthDate />);
  expect(screen.getByRole('group', { name: '生年月日' })).toBeInTheDocument();
  await user.tab();
  await user.keyboard('１９９２');
  await user.tab();
  await user.keyboard('4');
  await user.tab();
  await user.keyboard('15');
  expect(seen.at(-1)).toBe('1992-04-15');
  expect(boxes()).toEqual(['1992', '4', '15']);
});

test('a date pasted into one box fills all three', async () => {
  const user = aUser();
  await renderApp(<BirthDate />);
  await user.click(screen.getByRole('textbox', { name: '月' }));
  await user.paste('1992年4月15日');
  expect(boxes()).toEqual(['1992', '4', '15']);
  expect(seen).toEqual(['1992-04-15']);
});

test('an incomplete date is not taken for a date, and emptied boxes for none', async () => {
  const user = aUser();
  await renderApp(<BirthDate initially="1992-04-15" />);
  await user.clear(screen.getByRole('textbox', { name: '日' }));
  expect(seen.at(-1)).toBe('1992-04-');
  await user.clear(screen.getByRole('textbox', { name: '年' }));
  await user.clear(screen.getByRole('textbox', { name: '月' }));
  expect(seen.at(-1)).toBe('');
});

test('a month has two boxes and is stored as its first day', async () => {
  const user = aUser();
  await renderApp(<BirthDate isMonth />);
  await user.click(screen.getByRole('textbox', { name: '年' }));
  await user.paste('2021年4月');
  expect(boxes()).toEqual(['2021', '4']);
  expect(seen).toEqual(['2021-04-01']);
  await user.clear(screen.getByRole('textbox', { name: '月' }));
  expect(seen.at(-1)).toBe('2021--01');
  await user.clear(screen.getByRole('textbox', { name: '年' }));
  expect(seen.at(-1)).toBe('');
});

describe.each(inputMethods)('a date typed with an input method (%s)', (order) => {
  const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

  it('has the digits that were typed', async () => {
    await renderApp(<BirthDate />);
    compose(box('年'), '１９９０', order);
    compose(box('月'), '１２', order);
    compose(box('日'), '１', order);
    expect(boxes()).toEqual(['1990', '12', '1']);
    expect(seen.at(-1)).toBe('1990-12-01');
  });

  it.each(['１９９０／４／１', '１９９０年４月１日', '１９９０．４．１', '1990 4 1', '1990−04−01'])(
    'fills all boxes with %s',
    async (text) => {
      await renderApp(<BirthDate />);
      compose(box('年'), text, order);
      expect(seen.at(-1)).toBe('1990-04-01');
    },
  );
});
