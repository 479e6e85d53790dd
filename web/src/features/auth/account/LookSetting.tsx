import { useTranslation } from 'react-i18next';
import { DisplaySettings } from '../../../components/settings/DisplaySettings';
import { Setting } from '../../../components/page/Setting';

/** The account setting for language and appearance, which are stored on this device. */
export function LookSetting() {
  const { t } = useTranslation();
  return (
    <Setting title={t('account.look.title')} lead={t('shell.settings.note')}>
      <DisplaySettings />
    </Setting>
  );
}
