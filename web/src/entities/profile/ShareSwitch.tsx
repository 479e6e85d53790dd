import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Visibility } from '../../components/page/Visibility';
import { widestViewerOf } from './widestViewerOf';

interface SwitchProps {
  /** The field of the profile to which the share flag applies. */
  field: string;
  label: string;
  profile: Readonly<Record<string, unknown>>;
  value?: boolean;
  onChange?: (value: boolean) => void;
}

function Switch({ field, label, profile, value = false, onChange }: SwitchProps) {
  const { t } = useTranslation();
  return (
    <Visibility isVisible={value} onChange={onChange} of={t('profile.sharedTo.of', { label })}>
      {t('profile.sharedTo.line', { label, who: t(`profile.sharedTo.${widestViewerOf(field, profile)}`) })}
    </Visibility>
  );
}

interface ShareSwitchProps {
  /** The name of the share flag, which is a field of the form. */
  flag: string;
  field: string;
  label: string;
  /** Settings of the whole profile that the form does not contain, such as `isPrivate`. */
  stored?: Readonly<Record<string, unknown>>;
}

/** A form field for a share flag: a switch that says in words who sees the field of the profile. */
export function ShareSwitch({ flag, field, label, stored = {} }: ShareSwitchProps) {
  const profile = { ...stored, ...(Form.useWatch([], Form.useFormInstance()) as object | undefined) };
  return (
    <Form.Item name={flag} noStyle>
      <Switch field={field} label={label} profile={profile} />
    </Form.Item>
  );
}
