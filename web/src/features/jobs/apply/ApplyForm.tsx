import { Checkbox, Form, type FormInstance } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/forms/Field';
import { CreateUserAppliesLimits } from '../../../generated/limits';
import { applicationDraft } from './applicationDraft';
import type { Applicant } from './Applicant';
import { FilesInput } from './FilesInput';
import { MessageInput } from './MessageInput';
import { UrlInput } from '../../../components/forms/UrlInput';

const HTTPS = /^https:\/\/[^\s/?#]+\.[^\s]+$/;

export interface ApplyFields {
  message?: string;
  url?: string;
  resumeIds?: readonly string[];
  consent?: boolean;
}

interface ApplyFormProps {
  form: FormInstance<ApplyFields>;
  jobId: string;
  /** The talent's sub, and their profile once it is loaded. */
  sub: string;
  applicant: Applicant | null;
  onSubmit: (fields: ApplyFields) => void;
}

/**
 * The form for applying to a job. The entered message, URL and files are stored in this tab until the application is
 * sent.
 */
export function ApplyForm({ form, jobId, sub, applicant, onSubmit }: ApplyFormProps) {
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
      onValuesChange={(_, { message, url, resumeIds }: ApplyFields) =>
        draft.keep({ message, url, resumeIds })
      }
      onFinish={onSubmit}
    >
      <Field
        name="message"
        label={t('jobs.apply.message')}
        hint={t('jobs.apply.messageHint')}
        rules={[
          {
            max: CreateUserAppliesLimits.message,
            message: t('jobs.apply.messageLong', { n: CreateUserAppliesLimits.message }),
          },
        ]}
      >
        <MessageInput />
      </Field>
      <Field
        name="url"
        label={t('jobs.apply.url')}
        hint={t('jobs.apply.urlHint')}
        rules={[{ pattern: HTTPS, max: CreateUserAppliesLimits.url, message: t('jobs.apply.urlWrong') }]}
      >
        <UrlInput />
      </Field>
      <Field name="resumeIds" label={t('jobs.apply.files')} hint={t('jobs.apply.filesHint')}>
        <FilesInput sub={sub} files={applicant?.resumes?.items ?? []} />
      </Field>
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
