import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Stack } from '../../../../components/layout/Stack';
import { Visibility } from '../../../../components/page/Visibility';
import { RatingRadar } from '../../../../components/stats/RatingRadar';
import { InterviewVideo } from '../../../../entities/interview/InterviewVideo';
import type { AdminInterviewFragment } from '../../../../generated/interviews';
import { formatDateTime } from '../../../../lib/format/formatDateTime';
import styles from '../AdminProfile.module.css';
import { ratingsOf } from '../fields/ratingsOf';
import { Words } from '../fields/Words';
import { interviewRatings } from './interviewRatings';

const details = interviewRatings.filter((name) => name !== 'totalEvaluation');

/** Everything that is written down about one interview, with the actions for it. */
export function InterviewCard({
  interview,
  actions,
}: {
  interview: AdminInterviewFragment;
  actions: ReactNode;
}) {
  const { t } = useTranslation();
  const { interviewedAt, interviewerName, totalEvaluation, video } = interview;
  const toClients = <Visibility isVisible>{t('adminProfile.seenInContact')}</Visibility>;
  return (
    <>
      <h3>{formatDateTime(interviewedAt) || t('adminProfile.interview.undated')}</h3>
      <Stack as="p" gap={[8, 12]} wrap align="center">
        {interviewerName && (
          <span lang="ja">{t('adminProfile.interview.by', { name: interviewerName })}</span>
        )}
        {totalEvaluation !== null && (
          <strong>{t('adminProfile.interview.total', { n: totalEvaluation.toFixed(1) })}</strong>
        )}
      </Stack>
      <Words
        heading={t('adminProfile.interview.field.commentForClient')}
        text={interview.commentForClient}
        seenBy={toClients}
      />
      <Words heading={t('adminProfile.interview.field.comment')} text={interview.comment} />
      <Words heading={t('adminProfile.interview.field.minutes')} text={interview.minutes} />
      <Words heading={t('adminProfile.interview.field.actionMethod')} text={interview.actionMethod} />
      <RatingRadar
        ratings={ratingsOf(interview, details, (name) => t(`adminProfile.interview.field.${name}`))}
      />
      {video && (
        <div className={styles.words}>
          <h4>{t('adminProfile.video.heading')}</h4>
          <InterviewVideo video={video} />
          <Visibility isVisible={video.isSharedWithClient === true}>
            {t(video.isSharedWithClient ? 'adminProfile.seenInContact' : 'adminProfile.seenByAdmins')}
          </Visibility>
        </div>
      )}
      {actions}
    </>
  );
}
