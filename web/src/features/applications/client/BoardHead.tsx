import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHead } from '../../../components/page/PageHead';
import type { JobBoardQuery } from '../../../generated/jobBoard';
import { paths } from '../../../lib/paths';
import styles from './JobBoard.module.css';

type BoardJob = NonNullable<JobBoardQuery['getOpenJob']>;

/**
 * The head of a job's board: the title of the job and, as a text, the selection steps that the organization has written
 * for the job. Those among the interviews are columns of the board, too (`stateOfStep`).
 */
export function BoardHead({ job }: { job: BoardJob }) {
  const { t } = useTranslation();
  const steps = (job.selectionProcesses?.items ?? []).flatMap(({ id, title }) =>
    title ? [{ id, title }] : [],
  );
  return (
    <>
      <Link className={styles.back} to={paths.clientProgress}>
        {t('jobBoard.all')}
      </Link>
      <PageHead
        title={job.title ?? ''}
        state={<Link to={paths.clientEditJob(job.id)}>{t('jobBoard.editJob')}</Link>}
        action={<Link to={paths.clientScouts(job.id)}>{t('scouting.title')}</Link>}
      />
      {steps.length > 0 && (
        <section className={styles.steps} aria-label={t('jobBoard.steps')}>
          <h2>{t('jobBoard.steps')}</h2>
          <ol data-bullets lang="ja">
            {steps.map(({ id, title }) => (
              <li key={id}>{title}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
