import { fireEvent, screen } from '@testing-library/react';
import { Form } from 'antd';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { aUser } from '../../testing/aUser';
import { renderApp } from '../../testing/renderApp';
import { compose, inputMethods } from '../../testing/compose';
import type { SalaryType } from '../../generated/schema';
import { recordRules } from './edit/recordRules';
import { MoneyInput } from './MoneyInput';
import { PlainForm } from './PlainForm';

function Salary({ per = null, initially = null }: { per?: SalaryType | null; initially?: number | null }) {
  const [value, setValue] = useState(initially);
  return (
    <>
      <MoneyInput aria-label="報酬" per={per} value={value} onChange={setValue} />
      <data value={value ?? ''} data-testid="yen" />
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: '報酬' });
const yen = () => screen.getByTestId('yen').getAttribute('value');

test('an amount gets its separators while it is typed, and is read back in 万', async () => {
  const user = aUser();
  await renderApp(<Salary />);
  await user.type(field(), '６８0000');
  expect(field()).toHaveValue('680,000');
  expect(screen.getByRole('status')).toHaveTextContent('68万円（680,000円）');
  await user.clear(field());
  expect(field()).toHaveValue('');
  expect(screen.getByRole('status')).toHaveTextContent('');
});

describe.each(inputMethods)('an amount typed with an input method (%s)', (order) => {
  it.each([
    ['HOURLY', '６０００', '6000', '6,000'],
    ['MONTHLY', '６０００００', '600000', '600,000'],
    ['MONTHLY', '６０', '600000', '600,000'],
    ['YEARLY', '６０．５', '605000', '605,000'],
    [null, '６０万円', '600000', '600,000'],
  ] as const)('%s %s is %s yen', async (per, typed, amount, shown) => {
    await renderApp(<Salary per={per} />);
    compose(field(), typed, order);
    expect(yen()).toBe(amount);
    fireEvent.blur(field());
    expect(field()).toHaveValue(shown);
    expect(yen()).toBe(amount);
  });

  it('continues the text that the field had', async () => {
    await renderApp(<Salary per="HOURLY" />);
    compose(field(), '６０', order);
    compose(field(), '００', order);
    expect(yen()).toBe('6000');
  });
});

test('monthly pay is typed in 万, and shown in yen when the field is left', async () => {
  const user = aUser();
  await renderApp(<Salary per="MONTHLY" />);
  await user.type(field(), '60');
  expect(field()).toHaveValue('60');
  expect(screen.getByText('万円')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('60万円（600,000円）');
  await user.tab();
  expect(field()).toHaveValue('600,000');
  expect(yen()).toBe('600000');
});

test.each(['60.5', '60.5万', '605000', '605,000円'])(
  'monthly pay typed as %s is 605,000 yen',
  async (text) => {
    const user = aUser();
    await renderApp(<Salary per="MONTHLY" />);
    await user.type(field(), text);
    expect(yen()).toBe('605000');
  },
);

test('hourly pay is typed in yen', async () => {
  const user = aUser();
  await renderApp(<Salary per="HOURLY" />);
  await user.type(field(), '4000');
  expect(field()).toHaveValue('4,000');
  expect(screen.getByRole('status')).toHaveTextContent('4,000円');
  expect(yen()).toBe('4000');
});

test('leaving the field without a change keeps a stored amount that is small for its unit', async () => {
  const user = aUser();
  await renderApp(<Salary per="MONTHLY" initially={5000} />);
  await user.click(field());
  await user.tab();
  expect(field()).toHaveValue('5,000');
  expect(yen()).toBe('5000');
});

test('a digit typed within an amount leaves the cursor where it is', async () => {
  const user = aUser();
  await renderApp(<Salary initially={4_000} />);
  await user.type(field(), '55', { initialSelectionStart: 1, initialSelectionEnd: 1 });
  expect(yen()).toBe('455000');
  expect(field().selectionStart).toBe(3);
});

test('a text that is no amount stays, and is refused', async () => {
  const user = aUser();
  const save = jest.fn();
  const rule = (t: TFunction) => recordRules(t, { limits: { salary: [0, 100] } })('salary');
  function Contract() {
    const { t } = useTranslation();
    const [form] = Form.useForm();
    return (
      <PlainForm form={form} name="contract" onFinish={save}>
        <Form.Item name="salary" label="報酬" rules={[rule(t)]}>
          <MoneyInput per="MONTHLY" />
        </Form.Item>
        <button type="submit">保存</button>
      </PlainForm>
    );
  }
  await renderApp(<Contract />);
  await user.type(field(), '応相談');
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('数字を入力してください')).toBeInTheDocument();
  expect(field()).toHaveValue('応相談');
  expect(save).not.toHaveBeenCalled();
});
