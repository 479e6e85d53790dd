import { useTranslation } from 'react-i18next';
import { RowCard } from '../../../components/table/RowCard';
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
    <RowCard
      name={name}
      label={t('applications.open', { name })}
      note={<span lang="ja">{application.openJob?.title}</span>}
      onOpen={() => onOpen(application)}
    >
      <span className={styles.state}>
        {application.type && <ApplicationMini type={application.type} history={application.history} />}
        <small className={isUnanswered(application) ? styles.unanswered : undefined}>{age}</small>
      </span>
    </RowCard>
  );
}
