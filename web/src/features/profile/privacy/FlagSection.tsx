import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import type { shareFlags } from '../../../../../model/shareFlags';
import { FormSection } from '../../../components/forms/FormSection';
import { SwitchLine } from '../../../components/forms/SwitchLine';
import { getSharedField } from '../../../entities/profile/getSharedField';
import { widestViewerOf } from '../../../entities/profile/widestViewerOf';

type ShareFlag = (typeof shareFlags)[number];

/** The settings whose name does not say everything that they share. */
const explained = ['isShareHistories', 'isShareCurrentJob', 'isShareBirthdate'] as const;
type Explained = (typeof explained)[number];

const isExplained = (flag: ShareFlag): flag is Explained => explained.some((one) => one === flag);

interface FlagSectionProps {
  title: string;
  lead: string;
  flags: readonly ShareFlag[];
  stored: Readonly<Record<string, unknown>>;
}

/** One switch for each of the given share flags. A sentence says who sees the item with the entered settings. */
export function FlagSection({ title, lead, flags, stored }: FlagSectionProps) {
  const { t } = useTranslation();
  const profile = { ...stored, ...(Form.useWatch([], Form.useFormInstance()) as object | undefined) };
  return (
    <FormSection title={title} lead={lead}>
      {flags.map((flag) => (
        <Form.Item key={flag} name={flag} noStyle>
          <SwitchLine label={t(`profile.shared.${flag}`)}>
            {t(`profile.sharedTo.${widestViewerOf(getSharedField(flag), profile)}`)}
            {isExplained(flag) && <small>{t(`profile.privacy.about.${flag}`)}</small>}
          </SwitchLine>
        </Form.Item>
      ))}
    </FormSection>
  );
}
