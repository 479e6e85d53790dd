import { Form, Input } from 'antd';
import { useEffect } from 'react';
import { Button } from '../../../components/buttons/Button';
import { Field } from '../../../components/forms/Field';
import { PlainForm } from '../../../components/forms/PlainForm';
import type { Example } from '../Example';

interface Values {
  displayName?: string;
  introduction?: string;
}

function NameForm({ wrong = false }) {
  const [form] = Form.useForm<Values>();
  useEffect(() => {
    if (wrong) form.validateFields().catch(() => undefined);
  }, [form, wrong]);
  return (
    <PlainForm form={form} onFinish={() => Promise.resolve()}>
      <Field isRequired name="displayName" label="表示名">
        <Input />
      </Field>
      <Field name="introduction" label="自己紹介" hint="企業に表示されます。">
        <Input.TextArea rows={3} />
      </Field>
      <Button look="primary" type="submit">
        保存する
      </Button>
    </PlainForm>
  );
}

export const example: Example = {
  name: 'PlainForm',
  states: {
    empty: () => <NameForm />,
    wrong: () => <NameForm wrong />,
  },
};
