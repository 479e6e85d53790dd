import { useMutation } from '@apollo/client/react';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { PlainForm } from '../../../components/forms/PlainForm';
import { Sheet } from '../../../components/overlays/Sheet';
import { AgreeToTermsDocument } from '../../../generated/agree';
import type { TextKey } from '../../../i18n/TextKey';
import { renewSession } from '../../../lib/auth/renewSession';
import type { SignedIn } from '../../../lib/auth/Session';
import { classifyFailure } from '../../../lib/errors/classifyFailure';
import { getFailureText } from '../../../lib/errors/getFailureText';
import { reportError } from '../../../lib/errors/reportError';
import { LeaveForm } from '../account/LeaveForm';
import { AuthCard } from '../AuthCard';
import { FormAlert } from '../FormAlert';
import { SubmitButton } from '../SubmitButton';
import { TermsConsents } from '../TermsConsents';

/** The form with the two consents. It also offers to leave to those who do not want to agree. */
export function AgreeForm({ person }: { person: SignedIn }) {
  const { t } = useTranslation();
  const [form] = Form.useForm<object>();
  const [agree] = useMutation(AgreeToTermsDocument);
  const [isRunning, setIsRunning] = useState(false);
  const [refused, setRefused] = useState<TextKey | null>(null);
  const [isLeaving, setIsLeaving] = useState(false);
  const finish = async () => {
    setIsRunning(true);
    setRefused(null);
    try {
      const input = { sub: person.sub, isAgreedTerms: true, isConfirmedServiceGuide: true };
      await agree({ variables: { input } });
      await renewSession();
    } catch (error) {
      const failure = classifyFailure(error);
      if (failure.kind === 'Unexpected') await reportError('agreeToTerms', error);
      setRefused(getFailureText(failure));
    } finally {
      setIsRunning(false);
    }
  };
  return (
    <AuthCard
      title={t('account.agree.title')}
      lead={t('account.agree.lead')}
      footer={
        !person.deletionRequestedAt && (
          <Button look="link" onClick={() => setIsLeaving(true)}>
            {t('account.agree.leave')}
          </Button>
        )
      }
    >
      <PlainForm form={form} name="agree" onFinish={finish}>
        <TermsConsents />
        <FormAlert text={refused} />
        <SubmitButton loading={isRunning}>{t('account.agree.submit')}</SubmitButton>
      </PlainForm>
      <Sheet open={isLeaving} title={t('account.leave.title')} onClose={() => setIsLeaving(false)}>
        <LeaveForm sub={person.sub} email={person.email} onDone={() => setIsLeaving(false)} />
      </Sheet>
    </AuthCard>
  );
}
