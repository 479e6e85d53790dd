import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { PlainForm } from '../../../components/forms/PlainForm';
import { Field } from '../../../components/forms/Field';

/** The lengths of a reason that the API accepts. */
const REASON = { min: 4, max: 500 };

interface ReasonFormProps {
  submit: string;
  onSubmit: (reason: string) => void;
}

/** Asks an administrator why they look into a conversation of other people. */
export function ReasonForm({ submit, onSubmit }: ReasonFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ reason: string }>();
  return (
    <PlainForm<{ reason: string }>
      form={form}
      onFinish={({ reason }) => Promise.resolve(onSubmit(reason.trim()))}
    >
      <Field
        name="reason"
        label={t('adminMessages.reason')}
        isRequired
        hint={t('adminMessages.reasonHint')}
        rules={[
          {
            transform: (value: string | undefined) => value?.trim(),
            ...REASON,
            message: t('adminMessages.reasonLength', REASON),
          },
        ]}
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </Field>
      <Button look="primary" type="submit" size="large">
        {submit}
      </Button>
    </PlainForm>
  );
}
