import { Button, Form, Input } from 'antd';
import { useEffect } from 'react';
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
    <PlainForm form={form} onFinish={() => Promise.resolve()} showsRequired>
      <Form.Item
        name="displayName"
        label="表示名"
        rules={[{ required: true, message: '表示名を入力してください' }]}
      >
        <Input />
      </Form.Item>
      <Form.Item name="introduction" label="自己紹介" extra="企業に表示されます。">
        <Input.TextArea rows={3} />
      </Form.Item>
      <Button type="primary" htmlType="submit">
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
