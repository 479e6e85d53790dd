import { useTranslation } from 'react-i18next';
import { Thread } from '../../components/thread/Thread';
import type { ApplyType } from '../../generated/schema';
import styles from './ApplicationMini.module.css';
import { buildApplicationThread } from './buildApplicationThread';

interface ApplicationMiniProps {
  type: ApplyType;
  history?: Parameters<typeof buildApplicationThread>[0]['history'];
}

/**
 * The state of an application in one line: its steps as a small thread of knots, and the name of the state.
 */
export function ApplicationMini({ type, history }: ApplicationMiniProps) {
  const { t } = useTranslation();
  const state = t(`common.applyType.${type}`);
  return (
    <span className={styles.mini}>
      <Thread look="mini" label={state} steps={buildApplicationThread({ type, history }, t)} />
      <span aria-hidden>{state}</span>
    </span>
  );
}
