import CheckOutlined from '@ant-design/icons/CheckOutlined';
import { useTranslation } from 'react-i18next';
import { MatchCord } from '../../../components/thread/MatchCord';
import type { HomeUser } from '../HomeUser';
import { HomeJobCard } from './HomeJobCard';
import styles from './RecommendedJob.module.css';
import type { Recommendation } from './recommendJobs';

interface RecommendedJobProps {
  recommendation: Recommendation;
  user: HomeUser | undefined;
}

/** A card with a recommended job that names each point on which the job fits the person's preferences. */
export function RecommendedJob({ recommendation: { job, reasons, of }, user }: RecommendedJobProps) {
  const { t } = useTranslation();
  return (
    <HomeJobCard
      job={job}
      user={user}
      match={<MatchCord fits={reasons.length} of={of} />}
      footer={
        <ul className={styles.reasons}>
          {reasons.map(({ key, names }) => (
            <li key={key}>
              <CheckOutlined aria-hidden />
              {t(`jobs.match.${key}.fits`, { names: names?.join(t('common.join')) })}
            </li>
          ))}
        </ul>
      }
    />
  );
}
