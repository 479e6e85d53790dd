import { Form, Input } from 'antd';
import { Field } from '../../../components/forms/Field';
import { SegmentedChoice } from '../../../components/forms/SegmentedChoice';
import type { Example } from '../Example';

export const example: Example = {
  name: 'Field',
  states: {
    required: () => (
      <Form>
        <Field isRequired name="displayName" label="表示名" hint="ニックネームでもかまいません。">
          <Input />
        </Field>
      </Form>
    ),
    optional: () => (
      <Form>
        <Field name="introducer" label="紹介者のお名前">
          <Input />
        </Field>
      </Form>
    ),
    wrong: () => (
      <Form>
        <Field
          isRequired
          label="表示名"
          hint="ニックネームでもかまいません。"
          error="表示名を入力してください"
        >
          <Input aria-label="表示名" />
        </Field>
        <Field isRequired label="電話番号">
          <Input aria-label="電話番号" />
        </Field>
      </Form>
    ),
    'own-control': () => (
      <Form>
        <Field isRequired isChoice name="place" label="希望する働き方">
          <SegmentedChoice
            label="希望する働き方"
            options={[
              { value: 'OFFICE', label: '出社' },
              { value: 'REMOTE', label: 'フルリモート' },
            ]}
          />
        </Field>
      </Form>
    ),
  },
};
