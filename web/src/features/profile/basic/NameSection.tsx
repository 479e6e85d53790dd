import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Grid } from '../../../components/layout/Grid';
import { Field } from '../../../components/forms/Field';
import { KanaField } from '../../../components/forms/KanaField';
import { profileRules } from '../../../entities/profile/profileRules';
import { SharedTo } from '../../../entities/profile/SharedTo';
import { FormSection } from '../../../components/forms/FormSection';
import styles from './NameSection.module.css';
import { NamePreview } from './NamePreview';
import type { SectionProps } from '../SectionProps';

const names = [
  ['lastName', 'family-name'],
  ['firstName', 'given-name'],
] as const;

/** The part of the basic profile's form with the person's names and a preview of what other people see. */
export function NameSection({ stored }: SectionProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('profile.basic.names')} lead={t('profile.basic.namesLead')}>
      <Grid gap={[0, 16]} columns="1fr 1fr">
        {names.map(([name, autoComplete]) => (
          <Field
            key={name}
            isRequired
            name={name}
            label={t(`profile.field.${name}`)}
            rules={profileRules.name(t)}
          >
            <Input autoComplete={autoComplete} />
          </Field>
        ))}
        {(['lastNameKana', 'firstNameKana'] as const).map((name) => (
          <Field
            key={name}
            isRequired
            name={name}
            label={t(`profile.field.${name}`)}
            rules={profileRules.kana(t)}
          >
            <KanaField />
          </Field>
        ))}
      </Grid>
      <SharedTo field="name" profile={stored} />
      <div className={styles.display}>
        <Field
          isRequired
          name="displayName"
          label={t('profile.field.displayName')}
          hint={t('profile.basic.displayNameHelp')}
          rules={profileRules.displayName(t)}
        >
          <Input autoComplete="nickname" />
        </Field>
        <NamePreview stored={stored} />
      </div>
    </FormSection>
  );
}
