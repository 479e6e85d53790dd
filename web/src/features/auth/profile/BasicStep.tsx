import { Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { PlainForm } from '../../../components/forms/PlainForm';
import { toFullWidthKatakana } from '../../../lib/format/toFullWidthKatakana';
import type { ProfileDraft } from './ProfileDraft';
import { profileRules } from './profileRules';
import { StepButtons } from './StepButtons';
import styles from './steps.module.css';

interface BasicStepProps {
  draft: ProfileDraft;
  onChange: (entered: ProfileDraft) => void;
  onNext: (entered: ProfileDraft) => void;
}

/** The first step of registering a profile: the person's names, birth date and telephone number. */
export function BasicStep({ draft, onChange, onNext }: BasicStepProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<ProfileDraft>();
  const correctKana = (field: 'lastNameKana' | 'firstNameKana') => () => {
    form.setFieldValue(field, toFullWidthKatakana(form.getFieldValue(field) ?? ''));
    onChange(form.getFieldsValue());
  };
  return (
    <PlainForm
      form={form}
      name="profile-basic"
      showsRequired
      initialValues={draft}
      onValuesChange={(_changed, values) => onChange(values)}
      onFinish={async (values) => onNext(values)}
    >
      <div className={styles.pair}>
        <Form.Item
          name="lastName"
          label={t('auth.profile.lastName')}
          rules={profileRules.name(t, t('auth.profile.lastName'))}
        >
          <Input autoComplete="family-name" />
        </Form.Item>
        <Form.Item
          name="firstName"
          label={t('auth.profile.firstName')}
          rules={profileRules.name(t, t('auth.profile.firstName'))}
        >
          <Input autoComplete="given-name" />
        </Form.Item>
        <Form.Item
          name="lastNameKana"
          label={t('auth.profile.lastNameKana')}
          rules={profileRules.kana(t, t('auth.profile.lastNameKana'))}
        >
          <Input onBlur={correctKana('lastNameKana')} />
        </Form.Item>
        <Form.Item
          name="firstNameKana"
          label={t('auth.profile.firstNameKana')}
          rules={profileRules.kana(t, t('auth.profile.firstNameKana'))}
        >
          <Input onBlur={correctKana('firstNameKana')} />
        </Form.Item>
      </div>
      <Form.Item
        name="displayName"
        label={t('auth.profile.displayName')}
        extra={t('auth.profile.displayNameHelp')}
        rules={profileRules.name(t, t('auth.profile.displayName'))}
      >
        <Input autoComplete="nickname" />
      </Form.Item>
      <Form.Item name="birthDate" label={t('auth.profile.birthDate')} rules={profileRules.birthDate(t)}>
        <Input type="date" autoComplete="bday" />
      </Form.Item>
      <Form.Item
        name="tel"
        label={t('auth.profile.tel')}
        extra={t('auth.profile.telHelp')}
        rules={profileRules.tel(t)}
      >
        <Input type="tel" autoComplete="tel-national" />
      </Form.Item>
      <p className={styles.note}>{t('auth.profile.private')}</p>
      <StepButtons submit={t('auth.profile.next')} />
    </PlainForm>
  );
}
