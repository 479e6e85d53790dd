import { useTranslation } from 'react-i18next';
import { Thread } from '../../../../components/thread/Thread';
import { buildApplicationThread } from '../../../../entities/application/buildApplicationThread';
import type { ShownApplication } from '../useApplications';
import { StateButton } from './StateButton';
import styles from './StateCell.module.css';

interface StateCellProps {
  application: ShownApplication;
  onMove: () => void;
}

/** The state of an application in a table: how far it has come as a small thread, and the button that moves it. */
export function StateCell({ application, onMove }: StateCellProps) {
  const { t } = useTranslation();
  const { type, history } = application;
  return (
    <span className={styles.cell}>
      {type && (
        <Thread
          look="mini"
          label={t(`common.applyType.${type}`)}
          steps={buildApplicationThread({ type, history }, t)}
        />
      )}
      <StateButton application={application} onMove={onMove} />
    </span>
  );
}
