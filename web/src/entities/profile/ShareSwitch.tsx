import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Visibility } from '../../components/page/Visibility';
import { widestViewerOf } from './widestViewerOf';

interface SwitchProps {
  /** The field of the profile whose visibility the switch changes. */
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
  /** The name of the share flag: a field of the form that says whether `field` is shown to others. */
  flag: string;
  field: string;
  label: string;
  /** Settings of the whole profile that the form does not contain, such as `isPrivate`. */
  stored?: Readonly<Record<string, unknown>>;
}

/**
 * A form field for a share flag (whether a field of the profile is shown to others): a switch that says in
 * words who sees the field.
 */
export function ShareSwitch({ flag, field, label, stored = {} }: ShareSwitchProps) {
  const profile = { ...stored, ...(Form.useWatch([], Form.useFormInstance()) as object | undefined) };
  return (
    <Form.Item name={flag} noStyle>
      <Switch field={field} label={label} profile={profile} />
    </Form.Item>
  );
}
