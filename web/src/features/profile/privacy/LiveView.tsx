import { Form } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { Sheet } from '../../../components/overlays/Sheet';
import type { PrivacyQuery } from '../../../generated/privacy';
import { ClientView } from './ClientView';
import styles from './PrivacyScreen.module.css';
import type { PrivacyValues } from './PrivacyValues';

interface LiveViewProps {
  profile: NonNullable<PrivacyQuery['getUser']>;
  /** True to show only a button, which opens the view in a sheet. */
  isNarrow: boolean;
}

/** 企業からの見え方: how organizations would see the profile if the settings were saved as they are entered. */
export function LiveView({ profile, isNarrow }: LiveViewProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const settings =
    Form.useWatch<Partial<PrivacyValues> | undefined>([], Form.useFormInstance<PrivacyValues>()) ?? {};
  const title = t('profile.privacy.view.title');
  const view = <ClientView profile={profile} settings={settings} />;
  if (!isNarrow)
    return (
      <aside className={styles.view} aria-labelledby={id}>
        <h2 id={id}>{title}</h2>
        <p>{t('profile.privacy.view.lead')}</p>
        {view}
      </aside>
    );
  return (
    <>
      <Button onClick={() => setOpen(true)}>{title}</Button>
      <Sheet open={isOpen} title={title} onClose={() => setOpen(false)}>
        {view}
      </Sheet>
    </>
  );
}
