import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { SwitchLine } from '../../../components/forms/SwitchLine';
import { FormSection } from '../../../components/forms/FormSection';
import type { PrivacyValues } from './PrivacyValues';

/**
 * The two settings that concern the profile as a whole (`isPrivate` and `isAgreedPostForClient`). A text at
 * each says what its current value means.
 */
export function WholeProfileSection() {
  const { t } = useTranslation();
  const form = Form.useFormInstance<PrivacyValues>();
  const isPrivate = Form.useWatch('isPrivate', form) === true;
  const isAgreed = Form.useWatch('isAgreedPostForClient', form) === true;
  const introduced = !isAgreed ? 'off' : isPrivate ? 'offWhilePrivate' : 'on';
  return (
    <FormSection title={t('profile.privacy.whole.title')} lead={t('profile.privacy.whole.lead')}>
      <Form.Item name="isPrivate" noStyle>
        <SwitchLine label={t('profile.field.isPrivate')}>
          {t(`profile.privacy.private.${isPrivate ? 'on' : 'off'}`)}
        </SwitchLine>
      </Form.Item>
      <Form.Item name="isAgreedPostForClient" noStyle>
        <SwitchLine label={t('profile.field.isAgreedPostForClient')}>
          {t(`profile.privacy.introduced.${introduced}`)}
        </SwitchLine>
      </Form.Item>
    </FormSection>
  );
}
