import { useTranslation } from 'react-i18next';
import { getRuleText } from '../../../../../components/forms/edit/getRuleText';
import styles from './posting.module.css';

/** Shows one message for each given posting rule. */
export function PostingNotes({ rules }: { rules: readonly string[] }) {
  const { t } = useTranslation();
  return rules.map((rule) => (
    <span key={rule} role="status" className={styles.note}>
      {getRuleText(t, rule)}
    </span>
  ));
}
