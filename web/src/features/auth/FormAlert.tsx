import { type ReactNode, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../components/feedback/Banner';
import { FormEdits } from '../../components/forms/FormEdits';
import type { TextKey } from '../../i18n/TextKey';
import styles from './FormAlert.module.css';

interface FormAlertProps {
  text: TextKey | null;
  /** What the person can do about it, for example links to other screens. */
  children?: ReactNode;
}

/**
 * Shows an error text of a form, usually why its last request failed, until the person changes the form.
 * Renders nothing for null.
 */
export function FormAlert({ text, children }: FormAlertProps) {
  const { t } = useTranslation();
  const edits = useContext(FormEdits);
  const [shown, setShown] = useState({ text, edits });
  if (shown.text !== text) setShown({ text, edits });
  const isOld = shown.text === text && shown.edits !== edits;
  if (text === null || isOld) return null;
  return (
    <div className={styles.alert}>
      <Banner isUrgent tone="danger">
        {t(text)}
        {children}
      </Banner>
    </div>
  );
}
