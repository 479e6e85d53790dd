import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { ApplicationMini } from '../../../entities/application/ApplicationMini';
import { isUnanswered } from '../../../entities/application/isUnanswered';
import type { AdminApplicationFragment } from '../../../generated/adminApplications';
import { getApplicantName } from '../../../entities/application/getApplicantName';
import styles from './AdminApplications.module.css';

interface ApplicationRowProps {
  application: AdminApplicationFragment;
  /** How long ago the application has last changed, in words. */
  age: string;
  onOpen: (application: AdminApplicationFragment) => void;
}

/** An application in the list on a phone: who applies to what, how far it has come, and for how long it waits. */
export function ApplicationRow({ application, age, onOpen }: ApplicationRowProps) {
  const { t } = useTranslation();
  const name = getApplicantName(application);
  return (
    <div className={styles.card}>
      <span className={styles.who}>
        <Button look="bare" aria-label={t('applications.open', { name })} onClick={() => onOpen(application)}>
          {name}
        </Button>
        <small lang="ja">{application.openJob?.title}</small>
      </span>
      <span className={styles.state}>
        {application.type && <ApplicationMini type={application.type} history={application.history} />}
        <small className={isUnanswered(application) ? styles.unanswered : undefined}>{age}</small>
      </span>
    </div>
  );
}
