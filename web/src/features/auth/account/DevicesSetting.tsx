import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { useConfirm } from '../../../components/overlays/useConfirm';
import { signOut } from '../../../lib/auth/signOut';
import { Setting } from '../../../components/page/Setting';

/** The account setting with a button that signs the person out on all devices, this one included. */
export function DevicesSetting() {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const [isRunning, setIsRunning] = useState(false);
  const signOutEverywhere = async () => {
    const question = {
      title: t('account.devices.ask'),
      content: t('account.devices.lead'),
      confirm: t('account.devices.signOut'),
    };
    if (!(await confirm(question))) return;
    setIsRunning(true);
    await signOut({ done: t('account.devices.done'), failed: t('shell.logoutFailed'), isEverywhere: true });
    setIsRunning(false);
  };
  return (
    <Setting
      title={t('account.devices.title')}
      lead={t('account.devices.lead')}
      action={
        <Button loading={isRunning} onClick={() => void signOutEverywhere()}>
          {t('account.devices.signOut')}
        </Button>
      }
    />
  );
}
