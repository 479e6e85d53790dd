import { Form, Input, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../../components/forms/Field';
import { recordRules } from '../../../../components/forms/edit/recordRules';
import { UpdateOpenJobLimits } from '../../../../generated/limits';

interface ReturnDialogProps {
  title: string;
  isSending: boolean;
  onCancel: () => void;
  onSubmit: (note: string) => void;
}

/** A dialog that asks an administrator what the author of a job should change before it can be published. */
export function ReturnDialog({ title, isSending, onCancel, onSubmit }: ReturnDialogProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<{ reviewNote: string }>();
  const rules = recordRules(t, { limits: UpdateOpenJobLimits });
  return (
    <Modal
      open
      centered
      title={t('adminJobs.sendBack.title')}
      okText={t('adminJobs.sendBack.submit')}
      okButtonProps={{ loading: isSending }}
      cancelText={t('common.cancel')}
      onCancel={onCancel}
      onOk={form.submit}
    >
      <p lang="ja">{title}</p>
      <Form
        form={form}
        layout="vertical"
        validateTrigger="onBlur"
        onFinish={({ reviewNote }) => onSubmit(reviewNote.trim())}
      >
        <Field
          name="reviewNote"
          label={t('adminJobs.field.reviewNote')}
          isRequired
          missing={t('adminJobs.sendBack.missing')}
          hint={t('adminJobs.sendBack.hint')}
          rules={[rules('reviewNote')]}
        >
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 10 }} />
        </Field>
      </Form>
    </Modal>
  );
}
