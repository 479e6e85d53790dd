import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { Visibility } from '../../../../components/page/Visibility';
import { widestViewerOf } from '../../../../entities/profile/widestViewerOf';
import { getFieldLabel } from './getFieldLabel';
import { type ShareFlag, sharedFields } from './talentFields';

interface FlagProps {
  flag: ShareFlag;
  profile: Readonly<Record<string, unknown>>;
  value?: boolean;
  onChange?: (value: boolean) => void;
}

function Flag({ flag, profile, value = false, onChange }: FlagProps) {
  const { t } = useTranslation();
  const label = getFieldLabel(t, flag);
  const who = t(`adminTalent.seenBy.${widestViewerOf(sharedFields[flag], profile)}`);
  return (
    <Visibility isVisible={value} onChange={onChange} of={label}>
      {t('profile.sharedTo.line', { label, who })}
    </Visibility>
  );
}

/**
 * One switch for each share flag of a talent (a setting that shows some fields to others), with a text that
 * says who sees the fields now.
 */
export function ShareFields({ stored }: { stored: Readonly<Record<string, unknown>> }) {
  const profile = { ...stored, ...(Form.useWatch([], Form.useFormInstance()) as object | undefined) };
  return (Object.keys(sharedFields) as ShareFlag[]).map((flag) => (
    <Form.Item key={flag} name={flag}>
      <Flag flag={flag} profile={profile} />
    </Form.Item>
  ));
}
