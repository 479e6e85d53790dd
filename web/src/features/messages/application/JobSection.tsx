import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Crest } from '../../../components/avatars/Crest';
import { Stack } from '../../../components/layout/Stack';
import type { Party } from '../../../entities/application/findNextStep';
import type { ThreadApplicationFragment } from '../../../generated/thread';
import { paths } from '../../../lib/paths';
import styles from './Application.module.css';

interface JobSectionProps {
  job: NonNullable<ThreadApplicationFragment['openJob']>;
  /** The name of the organization that the job hides and the applicant was told. */
  disclosedName: string | null;
  viewer: Party;
}

const stateOf = ({ isPublic, isDraft, closedAt }: JobSectionProps['job']) => {
  if (closedAt) return 'closed';
  return isPublic && !isDraft ? 'open' : 'draft';
};

/** The job that an application is for: its title, the name of the organization as it is shown, and its state. */
export function JobSection({ job, disclosedName, viewer }: JobSectionProps) {
  const { t } = useTranslation();
  const organization = job.organizationName ?? disclosedName ?? job.organizationNameForHidden;
  const path = viewer === 'organization' ? paths.clientBoard(job.id) : paths.jobDetail(job.id);
  return (
    <section>
      <h3>{t('relation.job')}</h3>
      <Link to={path} lang="ja">
        {job.title}
      </Link>
      <Stack as="p" gap={8} align="center" className={styles.quiet}>
        {organization && (
          <>
            <Crest name={organization} size={24} />
            <span lang="ja">{organization}</span>
          </>
        )}
        <span>{t(`relation.jobState.${stateOf(job)}`)}</span>
      </Stack>
    </section>
  );
}
