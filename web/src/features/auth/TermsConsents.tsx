import { Checkbox, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { RequiredBadge } from '../../components/forms/RequiredBadge';
import { LegalText } from './LegalText';
import { requireConsent } from './requireConsent';
import { ServiceGuide } from './profile/ServiceGuide';

/** The guide to the service, and the two consents that everybody gives: to have read it, and to the terms. */
export function TermsConsents() {
  const { t } = useTranslation();
  return (
    <>
      <ServiceGuide />
      <Form.Item
        name="isConfirmedServiceGuide"
        valuePropName="checked"
        rules={[requireConsent(t('auth.profile.guideRequired'))]}
      >
        <Checkbox>
          {t('auth.profile.confirmGuide')}
          <RequiredBadge required />
        </Checkbox>
      </Form.Item>
      <Form.Item
        name="isAgreedTerms"
        valuePropName="checked"
        rules={[requireConsent(t('auth.profile.termsRequired'))]}
      >
        <Checkbox>
          <LegalText text="auth.profile.agreeTerms" />
          <RequiredBadge required />
        </Checkbox>
      </Form.Item>
    </>
  );
}
