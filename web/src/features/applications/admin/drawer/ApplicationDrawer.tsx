import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { useQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Stack } from '../../../../components/layout/Stack';
import { Grid } from '../../../../components/layout/Grid';
import { Button } from '../../../../components/buttons/Button';
import { paths } from '../../../../lib/paths';
import { Sheet } from '../../../../components/overlays/Sheet';
import { Skeleton } from '../../../../components/feedback/Skeleton';
import { LoadFailed } from '../../../../components/feedback/LoadFailed';
import { AdminApplicantDocument } from '../../../../generated/adminApplications';
import styles from './ApplicationDrawer.module.css';
import { ApplicationHistory } from '../../ApplicationHistory';
import { ApplicantColumn } from './ApplicantColumn';
import { JobColumn } from './JobColumn';
import { Decision } from '../../../../entities/application/Decision';
import { ReviewSection } from '../../../../entities/application/review/ReviewSection';
import { StateButton } from '../../../../entities/application/move/StateButton';
import { getApplicantName } from '../../../../entities/application/getApplicantName';
import type { AdminApplicationFragment } from '../../../../generated/adminApplications';

interface ApplicationDrawerProps {
  /** The applications in the table, among which the drawer moves to the previous and the next one. */
  applications: readonly AdminApplicationFragment[];
  openId: string;
  onOpen: (id: string | null) => void;
  onMove: (application: AdminApplicationFragment) => void;
}

/**
 * A drawer with the details of one application: the talent and the job side by side, the message and the
 * history.
 */
export function ApplicationDrawer({ applications, openId, onOpen, onMove }: ApplicationDrawerProps) {
  const { t } = useTranslation();
  const index = applications.findIndex(({ id }) => id === openId);
  const application = applications[index];
  const { data, error, refetch } = useQuery(AdminApplicantDocument, {
    variables: { id: openId, sub: application?.userID ?? '', openJobID: application?.openJobID ?? '' },
    skip: !application,
  });
  const step = (by: number) => onOpen(applications[index + by]?.id ?? openId);
  return (
    <Sheet
      open={application !== undefined}
      width={960}
      title={application ? getApplicantName(application) : t('applications.drawer.title')}
      onClose={() => onOpen(null)}
      footer={
        <Stack className={styles.steps} justify="space-between">
          <Button icon={<LeftOutlined aria-hidden />} disabled={index <= 0} onClick={() => step(-1)}>
            {t('applications.drawer.previous')}
          </Button>
          <Button disabled={index >= applications.length - 1} onClick={() => step(1)}>
            {t('applications.drawer.next')}
            <RightOutlined aria-hidden />
          </Button>
        </Stack>
      }
    >
      {application && (
        <Grid className={styles.drawer} gap={24} justify="start">
          <StateButton application={application} onMove={() => onMove(application)} />
          <Stack as="nav" gap={[8, 16]} wrap aria-label={t('applications.drawer.links')}>
            {application.userID && (
              <>
                <Link to={paths.adminProfile(application.userID)}>{t('applications.drawer.profile')}</Link>
                <Link to={paths.adminUser(application.userID)}>{t('applications.drawer.adminUser')}</Link>
              </>
            )}
            {application.openJobID && (
              <Link to={paths.adminJob(application.openJobID)}>{t('applications.drawer.adminJob')}</Link>
            )}
            {application.conversationId && (
              <Link to={paths.adminConversation(application.conversationId)}>
                {t('applications.drawer.conversation')}
              </Link>
            )}
          </Stack>
          <section className={styles.message}>
            <h2>{t('applications.drawer.message')}</h2>
            <p>{application.message ?? t('applications.drawer.noMessage')}</p>
            {application.url && (
              <a href={application.url} target="_blank" rel="noopener noreferrer">
                {application.url}
              </a>
            )}
          </section>
          {error && <LoadFailed error={error} onRetry={() => void refetch()} />}
          {!data && !error && <Skeleton shape="article" count={2} />}
          {data && (
            <Grid
              className={styles.sides}
              gap={[24, 32]}
              columns="repeat(auto-fit, minmax(min(100%, 320px), 1fr))"
            >
              <ApplicantColumn applicant={data.getUser} job={data.getOpenJob} />
              <JobColumn job={data.getOpenJob} />
            </Grid>
          )}
          <Decision decision={data?.getUserApplies?.decision ?? null} />
          <ReviewSection key={openId} application={application} />
          <ApplicationHistory application={application} />
        </Grid>
      )}
    </Sheet>
  );
}
