import { useMutation } from '@apollo/client/react';
import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { ContactRateLimits } from '../../../../model/limits/ContactRateLimits';
import { Button } from '../../components/buttons/Button';
import { Banner } from '../../components/feedback/Banner';
import { emailRule } from '../../components/forms/emailRule';
import { Field } from '../../components/forms/Field';
import { recordRules } from '../../components/forms/edit/recordRules';
import { PlainForm } from '../../components/forms/PlainForm';
import {
  CreateContactMessageDocument,
  type CreateContactMessageMutation,
} from '../../generated/createContactMessage';
import { CreateContactMessageLimits as limits } from '../../generated/limits';
import type { ComplaintKind } from '../../generated/schema';
import { useSignedIn } from '../../lib/auth/useSignedIn';
import { classifyFailure } from '../../lib/errors/classifyFailure';
import { describeFailure } from '../../lib/errors/describeFailure';
import { reportError } from '../../lib/errors/reportError';
import { normalizeEmail } from '../../lib/normalizeEmail';
import { lengthOf } from '../../../../model/lengthOf';

interface ContactValues {
  name: string;
  email: string;
  organizationName?: string;
  subject?: string;
  message: string;
}

type Receipt = CreateContactMessageMutation['createContactMessage'];

interface ContactFormProps {
  /** The text with which the subject field is filled at first. */
  subject?: string;
  /** Set when the message is tracked until it is answered. */
  complaint?: { kind: ComplaintKind; openJobID?: string };
  onSent: (receipt: Receipt) => void;
}

const givenOrNull = (value?: string) => value?.trim() || null;

/**
 * The form with which people write to Enishi's operator. It knows the name and the email of signed-in people. If sending fails, the entered text stays in the
 * form.
 */
export function ContactForm({ subject, complaint, onSent }: ContactFormProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<ContactValues>();
  const person = useSignedIn();
  const initialValues = { subject, name: person?.displayName, email: person?.email };
  const rules = recordRules(t, { limits });
  const [send, { loading, error, data }] = useMutation(CreateContactMessageDocument);
  const submit = async (values: ContactValues) => {
    if (loading) return;
    const input = {
      name: values.name.trim(),
      email: normalizeEmail(values.email),
      organizationName: givenOrNull(values.organizationName),
      subject: givenOrNull(values.subject),
      message: values.message.trim(),
      ...complaint,
    };
    const sent = await send({ variables: { input } }).catch((failed: unknown) => {
      if (classifyFailure(failed).kind === 'Unexpected') void reportError('createContactMessage', failed);
    });
    const receipt = sent?.data?.createContactMessage;
    if (receipt?.accepted) onSent(receipt);
  };
  const failure = error && classifyFailure(error);
  const isTooMany = failure?.kind === 'TooManyRequests';
  const isLost = data?.createContactMessage.accepted === false;
  return (
    <PlainForm form={form} name="contact" initialValues={initialValues} onFinish={submit}>
      <Field isRequired name="name" label={t('info.form.name')} rules={[rules('name')]}>
        <Input autoComplete="name" />
      </Field>
      <Field isRequired name="email" label={t('info.form.email')} rules={[emailRule(t), rules('email')]}>
        <Input type="email" autoComplete="email" inputMode="email" />
      </Field>
      <Field
        name="organizationName"
        label={t('info.form.organizationName')}
        rules={[rules('organizationName')]}
      >
        <Input autoComplete="organization" />
      </Field>
      <Field name="subject" label={t('info.form.subject')} rules={[rules('subject')]}>
        <Input />
      </Field>
      <Field isRequired name="message" label={t('info.form.message')} rules={[rules('message')]}>
        <Input.TextArea rows={8} showCount count={{ max: limits.message, strategy: lengthOf }} />
      </Field>
      {(failure || isLost) && (
        <Banner isUrgent tone="danger">
          {isTooMany
            ? t('info.form.tooMany', { count: ContactRateLimits.ofOne })
            : failure
              ? describeFailure(t, failure)
              : t('errors.unexpected')}
        </Banner>
      )}
      <p>{t('info.form.limit', { count: ContactRateLimits.ofOne })}</p>
      <Button type="submit" look="primary" size="large" disabled={loading}>
        {t('info.form.send')}
      </Button>
    </PlainForm>
  );
}
