import { Checkbox, Form, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../components/layout/Grid';
import { Field } from '../../../components/forms/Field';
import { recordRules } from '../../../components/forms/edit/recordRules';
import { PlainForm } from '../../../components/forms/PlainForm';
import { RequiredBadge } from '../../../components/forms/RequiredBadge';
import { registrationTriggers } from '../../../entities/profile/registrationTriggers';
import { CreateUserLimits } from '../../../generated/limits';
import type { TextKey } from '../../../i18n/TextKey';
import { FormAlert } from '../FormAlert';
import { TermsConsents } from '../TermsConsents';
import type { ProfileDraft } from './ProfileDraft';
import { StepButtons } from './StepButtons';
import styles from './steps.module.css';

interface ConsentStepProps {
  draft: ProfileDraft;
  onChange: (entered: ProfileDraft) => void;
  onFinish: (entered: ProfileDraft) => Promise<void>;
  onBack: () => void;
  isRunning: boolean;
  refused: TextKey | null;
}

/**
 * The third step of registering a profile: three separate consents, all unchecked at first, and how the
 * person found Enishi.
 */
export function ConsentStep({ draft, onChange, onFinish, onBack, isRunning, refused }: ConsentStepProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<ProfileDraft>();
  const trigger = Form.useWatch('triggerForRegistration', form) ?? draft.triggerForRegistration;
  const rules = recordRules(t, { limits: CreateUserLimits });
  const options = registrationTriggers.map((value) => ({
    value,
    label: t(`auth.profile.triggers.${value}`),
  }));
  return (
    <PlainForm
      form={form}
      name="profile-consent"
      initialValues={draft}
      onValuesChange={(_changed, values) => onChange(values)}
      onFinish={onFinish}
    >
      <Field name="triggerForRegistration" label={t('auth.profile.trigger')}>
        <Select allowClear placeholder={t('auth.profile.triggerPlaceholder')} options={options} />
      </Field>
      {trigger === 'friend' && (
        <Grid gap={[0, 16]} columns="1fr 1fr">
          <Field
            name="introducerName"
            label={t('auth.profile.introducerName')}
            rules={[rules('introducerName')]}
          >
            <Input />
          </Field>
          <Field name="introducerId" label={t('auth.profile.introducerId')} rules={[rules('introducerId')]}>
            <Input />
          </Field>
        </Grid>
      )}
      {trigger === 'other' && (
        <Field
          name="triggerForRegistrationDescription"
          label={t('auth.profile.triggerDescription')}
          rules={[rules('triggerForRegistrationDescription')]}
        >
          <Input.TextArea rows={2} />
        </Field>
      )}
      <TermsConsents />
      <Form.Item
        name="isAgreedPostForClient"
        valuePropName="checked"
        extra={<p className={styles.help}>{t('auth.profile.agreePostHelp')}</p>}
      >
        <Checkbox>
          {t('auth.profile.agreePost')}
          <RequiredBadge required={false} />
        </Checkbox>
      </Form.Item>
      <FormAlert text={refused} />
      <StepButtons submit={t('auth.profile.submit')} onBack={onBack} isRunning={isRunning} />
    </PlainForm>
  );
}
