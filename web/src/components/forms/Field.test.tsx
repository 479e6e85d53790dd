import { screen } from '@testing-library/react';
import { Form, Input } from 'antd';
import { Button } from '../buttons/Button';
import { aUser } from '../../testing/aUser';
import { renderApp } from '../../testing/renderApp';
import { Field } from './Field';
import { SegmentedChoice } from './SegmentedChoice';

const TwoFields = () => (
  <Form>
    <Field isRequired name="name" label="表示名" hint="ニックネームでもかまいません。">
      <Input />
    </Field>
    <Field isRequired isChoice name="place" label="働き方">
      <SegmentedChoice label="働き方" options={[{ value: 'REMOTE', label: 'フルリモート' }]} />
    </Field>
    <Field name="note" label="備考">
      <Input />
    </Field>
    <Button type="submit">保存</Button>
  </Form>
);

test('a label says whether its field is required, and the hint describes the control', async () => {
  await renderApp(<TwoFields />);
  expect(screen.getByLabelText('表示名必須')).toHaveAccessibleDescription('ニックネームでもかまいません。');
  expect(screen.getByLabelText('備考任意')).toBeInTheDocument();
});

test('each error names its field, typed or chosen, for both kinds of controls', async () => {
  const user = aUser();
  await renderApp(<TwoFields />);
  await user.click(screen.getByRole('button', { name: '保存' }));
  expect(await screen.findByText('表示名を入力してください')).toBeInTheDocument();
  expect(await screen.findByText('働き方を選んでください')).toBeInTheDocument();
  expect(screen.getByLabelText('表示名必須')).toHaveAccessibleDescription(/表示名を入力してください/);
});

test('the owner of a control without a form passes its error', async () => {
  await renderApp(
    <Field label="備考" error="備考が長すぎます">
      <Input aria-label="備考" />
    </Field>,
  );
  expect(screen.getByText('備考が長すぎます')).toBeInTheDocument();
});
