import { Checkbox, Form, type FormInstance, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { CreateUserAppliesLimits } from '../../../generated/limits';
import { applicationDraft } from './applicationDraft';
import styles from './ApplySheet.module.css';

const HTTPS = /^https:\/\/[^\s/?#]+\.[^\s]+$/;

export interface ApplyFields {
  message?: string;
  url?: string;
  consent?: boolean;
}

interface ApplyFormProps {
  form: FormInstance<ApplyFields>;
  jobId: string;
  onSubmit: (fields: ApplyFields) => void;
}

/** The form for applying to a job. Entered values are stored in this tab until the application is sent. */
export function ApplyForm({ form, jobId, onSubmit }: ApplyFormProps) {
  const { t } = useTranslation();
  const draft = applicationDraft(jobId);
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true, scrollMode: 'always', block: 'center' }}
      initialValues={draft.get()}
      onValuesChange={(_, { message, url }: ApplyFields) => draft.keep({ message, url })}
      onFinish={onSubmit}
    >
      <Form.Item
        name="message"
        label={<Label text={t('jobs.apply.message')} />}
        extra={t('jobs.apply.messageHint')}
        rules={[
          {
            max: CreateUserAppliesLimits.message,
            message: t('jobs.apply.messageLong', { n: CreateUserAppliesLimits.message }),
          },
        ]}
      >
        <Input.TextArea autoSize={{ minRows: 5, maxRows: 14 }} />
      </Form.Item>
      <Form.Item
        name="url"
        label={<Label text={t('jobs.apply.url')} />}
        extra={t('jobs.apply.urlHint')}
        rules={[{ pattern: HTTPS, max: CreateUserAppliesLimits.url, message: t('jobs.apply.urlWrong') }]}
      >
        <Input type="url" inputMode="url" placeholder="https://" />
      </Form.Item>
      <Form.Item
        name="consent"
        valuePropName="checked"
        rules={[
          {
            validator: (_, given) => (given ? Promise.resolve() : Promise.reject(new Error())),
            message: t('jobs.apply.consentMissing'),
          },
        ]}
      >
        <Checkbox>{t('jobs.apply.consent')}</Checkbox>
      </Form.Item>
    </Form>
  );
}

function Label({ text }: { text: string }) {
  const { t } = useTranslation();
  return (
    <>
      {text}
      <span className={styles.tag}>{t('jobs.apply.optional')}</span>
    </>
  );
}
