import { Form, Input } from 'antd';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../components/layout/Grid';
import { DateParts } from '../../../components/forms/DateParts';
import { Field } from '../../../components/forms/Field';
import { KanaField } from '../../../components/forms/KanaField';
import { PlainForm } from '../../../components/forms/PlainForm';
import { useReading } from '../../../components/forms/useReading';
import { takesFocus } from '../../../lib/route/takesFocus';
import { profileRules } from '../../../entities/profile/profileRules';
import type { ProfileDraft } from './ProfileDraft';
import { StepButtons } from './StepButtons';
import styles from './steps.module.css';
import { TelInput } from '../../../components/forms/TelInput';

interface BasicStepProps {
  draft: ProfileDraft;
  onChange: (entered: ProfileDraft) => void;
  onNext: (entered: ProfileDraft) => void;
}

/** The first step of registering a profile: the person's names, birth date and telephone number. */
export function BasicStep({ draft, onChange, onNext }: BasicStepProps) {
  const { t } = useTranslation();
  const [form] = Form.useForm<ProfileDraft>();
  const filled = useRef<Partial<ProfileDraft>>({});
  /** Fills in a suggested value, unless the person has already typed something else into the field. */
  const fill = (name: 'lastNameKana' | 'firstNameKana' | 'displayName', value: string) => {
    const current = form.getFieldValue(name) as string | undefined;
    if (current && current !== filled.current[name]) return;
    filled.current[name] = value;
    form.setFieldValue(name, value);
  };
  const lastNameReading = useReading((katakana) => fill('lastNameKana', katakana));
  const firstNameReading = useReading((katakana) => fill('firstNameKana', katakana));
  const change = ({ firstName }: ProfileDraft) => {
    if (firstName !== undefined) fill('displayName', firstName);
    onChange(form.getFieldsValue());
  };
  return (
    <PlainForm
      form={form}
      name="profile-basic"
      initialValues={draft}
      onValuesChange={change}
      onFinish={async (values) => onNext(values)}
    >
      <Grid gap={[0, 16]} columns="1fr 1fr">
        <Field isRequired name="lastName" label={t('auth.profile.lastName')} rules={profileRules.name(t)}>
          <Input autoComplete="family-name" {...takesFocus} {...lastNameReading} />
        </Field>
        <Field isRequired name="firstName" label={t('auth.profile.firstName')} rules={profileRules.name(t)}>
          <Input autoComplete="given-name" {...firstNameReading} />
        </Field>
        <Field
          isRequired
          name="lastNameKana"
          label={t('auth.profile.lastNameKana')}
          rules={profileRules.kana(t)}
        >
          <KanaField />
        </Field>
        <Field
          isRequired
          name="firstNameKana"
          label={t('auth.profile.firstNameKana')}
          rules={profileRules.kana(t)}
        >
          <KanaField />
        </Field>
      </Grid>
      <Field
        isRequired
        name="displayName"
        label={t('auth.profile.displayName')}
        hint={t('auth.profile.displayNameHelp')}
        rules={profileRules.displayName(t)}
      >
        <Input autoComplete="nickname" />
      </Field>
      <Field
        isRequired
        name="birthDate"
        label={t('auth.profile.birthDate')}
        rules={profileRules.birthDate(t)}
      >
        <DateParts isBirthDate label={t('auth.profile.birthDate')} />
      </Field>
      <Field
        isRequired
        name="tel"
        label={t('auth.profile.tel')}
        hint={t('auth.profile.telHelp')}
        rules={profileRules.tel(t)}
      >
        <TelInput autoComplete="tel-national" />
      </Field>
      <p className={styles.note}>{t('auth.profile.private')}</p>
      <StepButtons submit={t('auth.profile.next')} />
    </PlainForm>
  );
}
