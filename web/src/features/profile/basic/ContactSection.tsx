import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/forms/Field';
import { recordRules } from '../../../components/forms/edit/recordRules';
import { profileRules } from '../../../entities/profile/profileRules';
import { SharedTo } from '../../../entities/profile/SharedTo';
import { UpdateUserLimits } from '../../../generated/limits';
import { FormSection } from '../../../components/forms/FormSection';
import type { SectionProps } from '../SectionProps';
import { TelInput } from '../../../components/forms/TelInput';
import { UrlInput } from '../../../components/forms/UrlInput';

const contact = [
  ['address', 'street-address'],
  ['nearestStation', 'off'],
  ['lineID', 'off'],
  ['chatworkID', 'off'],
] as const;
const urls = ['facebookUrl', 'linkedinUrl', 'twitterUrl', 'instagramUrl'] as const;

/**
 * The part of the basic profile's form for contact data and social network accounts. The talent cannot choose
 * who sees these fields: no share flag (a setting that shows a field to others) exists for them.
 */
export function ContactSection({ stored }: SectionProps) {
  const { t } = useTranslation();
  const rules = recordRules(t, { limits: UpdateUserLimits });
  return (
    <>
      <FormSection title={t('profile.basic.contact')} lead={<SharedTo field="tel" profile={stored} />}>
        <Field isRequired name="tel" label={t('profile.field.tel')} rules={profileRules.tel(t)}>
          <TelInput autoComplete="tel-national" />
        </Field>
        {contact.map(([name, autoComplete]) => (
          <Field key={name} name={name} label={t(`profile.field.${name}`)} rules={[rules(name)]}>
            <Input autoComplete={autoComplete} />
          </Field>
        ))}
      </FormSection>
      <FormSection title={t('profile.basic.social')} lead={<SharedTo field="facebookUrl" profile={stored} />}>
        {urls.map((name) => (
          <Field key={name} name={name} label={t(`profile.field.${name}`)} rules={[rules(name)]}>
            <UrlInput placeholder={`https://${UpdateUserLimits[name].hosts[0]}/`} />
          </Field>
        ))}
      </FormSection>
    </>
  );
}
