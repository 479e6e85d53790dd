import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../components/overlays/Sheet';
import { PasswordForm } from './PasswordForm';
import { Setting } from '../../../components/page/Setting';

/** The account setting for the password, with a button that opens the form for changing it. */
export function PasswordSetting({ email }: { email: string }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Setting
      title={t('auth.password')}
      lead={t('account.password.lead')}
      action={<Button onClick={() => setIsOpen(true)}>{t('account.password.change')}</Button>}
    >
      <Sheet open={isOpen} title={t('account.password.change')} onClose={close}>
        <PasswordForm email={email} onDone={close} />
      </Sheet>
    </Setting>
  );
}
