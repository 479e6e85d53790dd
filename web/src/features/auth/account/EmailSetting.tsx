import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmailSheet } from './EmailSheet';
import { Setting } from '../../../components/page/Setting';

/** The account setting for the email, with which the person signs in and to which Enishi sends mail. */
export function EmailSetting({ email }: { email: string }) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Setting
      title={t('auth.email')}
      value={<bdi>{email}</bdi>}
      lead={t('account.email.lead')}
      action={<Button onClick={() => setIsOpen(true)}>{t('account.email.change')}</Button>}
    >
      <EmailSheet isOpen={isOpen} email={email} onClose={() => setIsOpen(false)} />
    </Setting>
  );
}
