import LeftOutlined from '@ant-design/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { useQuery } from '@apollo/client/react';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Sheet } from '../../../../components/overlays/Sheet';
import { CardSkeletons } from '../../../../components/feedback/CardSkeletons';
import { LoadFailed } from '../../../../components/feedback/LoadFailed';
import { AdminApplicantDocument } from '../../../../generated/adminApplications';
import styles from './ApplicationDrawer.module.css';
import { ApplyHistory } from './ApplicationHistory';
import { ApplicantSide } from './ApplicantColumn';
import { JobSide } from './JobColumn';
import { StateButton } from '../move/StateButton';
import { talentName } from '../../../../entities/talent/talentName';
import type { ShownApply } from '../useApplications';

interface ApplyDrawerProps {
  /** The rows of the table: where previous and next lead. */
  applies: readonly ShownApply[];
  openId: string;
  onOpen: (id: string | null) => void;
  onMove: (apply: ShownApply) => void;
}

/** One application: talent and job side by side, what was written, and how it went so far. */
export function ApplyDrawer({ applies, openId, onOpen, onMove }: ApplyDrawerProps) {
  const { t } = useTranslation();
  const index = applies.findIndex(({ id }) => id === openId);
  const apply = applies[index];
  const { data, error, refetch } = useQuery(AdminApplicantDocument, {
    variables: { sub: apply?.userID ?? '', openJobID: apply?.openJobID ?? '' },
    skip: !apply,
  });
  const step = (by: number) => onOpen(applies[index + by]?.id ?? openId);
  return (
    <Sheet
      open={apply !== undefined}
      width={960}
      title={apply ? talentName(apply) : t('adminApplies.drawer.title')}
      onClose={() => onOpen(null)}
      footer={
        <div className={styles.steps}>
          <Button icon={<LeftOutlined aria-hidden />} disabled={index <= 0} onClick={() => step(-1)}>
            {t('adminApplies.drawer.previous')}
          </Button>
          <Button
            icon={<RightOutlined aria-hidden />}
            iconPlacement="end"
            disabled={index >= applies.length - 1}
            onClick={() => step(1)}
          >
            {t('adminApplies.drawer.next')}
          </Button>
        </div>
      }
    >
      {apply && (
        <div className={styles.drawer}>
          <StateButton apply={apply} onMove={() => onMove(apply)} />
          <section className={styles.message}>
            <h3>{t('adminApplies.drawer.message')}</h3>
            <p>{apply.message ?? t('adminApplies.drawer.noMessage')}</p>
            {apply.url && (
              <a href={apply.url} target="_blank" rel="noopener noreferrer">
                {apply.url}
              </a>
            )}
          </section>
          {error && <LoadFailed onRetry={() => void refetch()} />}
          {!data && !error && <CardSkeletons count={1} />}
          {data && (
            <div className={styles.sides}>
              <ApplicantSide applicant={data.getUser} job={data.getOpenJob} />
              <JobSide job={data.getOpenJob} />
            </div>
          )}
          <ApplyHistory apply={apply} />
        </div>
      )}
    </Sheet>
  );
}
