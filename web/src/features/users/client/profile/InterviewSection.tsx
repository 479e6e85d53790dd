import { useTranslation } from 'react-i18next';
import { Grid } from '../../../../components/layout/Grid';
import { InterviewVideo } from '../../../../entities/interview/InterviewVideo';
import type { ClientProfileFragment } from '../../../../generated/clientProfile';
import { formatDate } from '../../../../lib/format/formatDate';
import styles from './ClientUser.module.css';

/**
 * Shows what was written for organizations after interviews with a talent, and the videos of the interviews
 * that are shared with organizations. The API returns both only to an organization that an application or
 * engagement has put in contact with the talent.
 */
export function InterviewSection({ talent }: { talent: ClientProfileFragment }) {
  const { t } = useTranslation();
  const interviews = talent.interviewLogs?.items ?? [];
  if (interviews.length === 0) return null;
  return (
    <Grid as="section" className={styles.section} gap={12}>
      <h2>{t('clientTalent.interviews')}</h2>
      <Grid as="ul" gap={16}>
        {interviews.map(({ id, interviewedAt, totalEvaluation, commentForClient, video }) => (
          <li key={id} className={styles.history}>
            <h3>{interviewedAt ? formatDate(interviewedAt) : t('clientTalent.interview')}</h3>
            {totalEvaluation !== null && (
              <small>{t('clientTalent.evaluation', { n: totalEvaluation })}</small>
            )}
            {commentForClient && <p lang="ja">{commentForClient}</p>}
            {video && <InterviewVideo video={video} />}
          </li>
        ))}
      </Grid>
    </Grid>
  );
}
