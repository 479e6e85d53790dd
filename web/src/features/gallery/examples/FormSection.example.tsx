import { Form, Input } from 'antd';
import { Field } from '../../../components/forms/Field';
import { FormSection } from '../../../components/forms/FormSection';
import type { Example } from '../Example';

const field = (
  <Form>
    <Field name="tel" label="電話番号">
      <Input />
    </Field>
  </Form>
);

export const example: Example = {
  name: 'FormSection',
  states: {
    title: () => <FormSection title="連絡先">{field}</FormSection>,
    lead: () => (
      <FormSection title="連絡先" lead="自分とEnishiの運営だけが見られます。">
        {field}
      </FormSection>
    ),
  },
};
