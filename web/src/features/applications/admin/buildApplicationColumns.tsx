import { type TableColumnType } from 'antd';
import type { TFunction } from 'i18next';
import { Button } from '../../../components/buttons/Button';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { formatShortDate } from '../../../lib/format/formatShortDate';
import type { ApplicationsView } from './view/ApplicationsView';
import { applicationAge } from '../../../entities/application/applicationAge';
import { isUnanswered } from '../../../entities/application/isUnanswered';
import { StateCell } from '../../../entities/application/move/StateCell';
import { getApplicantName } from '../../../entities/application/getApplicantName';
import type { AdminApplicationFragment } from '../../../generated/adminApplications';
import styles from './AdminApplications.module.css';

export interface ApplyColumn extends TableColumnType<AdminApplicationFragment> {
  key: 'talent' | 'type' | 'job' | 'organization' | 'createdAt' | 'age' | 'consultant' | 'url' | 'message';
  /**
   * Returns the content of this column's cell for an application as plain text, for the CSV file; null for an
   * empty cell.
   */
  text: (application: AdminApplicationFragment) => string | number | null;
}

interface Options {
  t: TFunction;
  sort: ApplicationsView['sort'];
  onOpen: (application: AdminApplicationFragment) => void;
  onMove: (application: AdminApplicationFragment) => void;
}

/**
 * Returns all columns of the table of applications in their order. The first column stays visible when the
 * table scrolls sideways.
 */
export function buildApplicationColumns({ t, sort, onOpen, onMove }: Options): ApplyColumn[] {
  const sortable = (field: ApplicationsView['sort']['field']) => ({
    sorter: true,
    sortOrder: sort.field === field ? (`${sort.direction}end` as const) : null,
  });
  const stateText = ({ type }: AdminApplicationFragment) => (type ? t(`common.applyType.${type}`) : null);
  const ageText = (application: AdminApplicationFragment) => {
    const n = applicationAge(application);
    return n === 0 ? t('applications.today') : t('applications.days', { n });
  };
  const plain = (key: ApplyColumn['key'], width: number, text: ApplyColumn['text']): ApplyColumn => ({
    key,
    title: t(`applications.column.${key}`),
    width,
    ellipsis: true,
    text,
    render: (_, application) => text(application),
  });
  return [
    {
      ...plain('talent', 164, getApplicantName),
      fixed: 'start',
      render: (_, application) => (
        <Button
          look="link"
          size="small"
          icon={
            <GeneratedAvatar
              name={getApplicantName(application)}
              image={application.user?.profileIcon}
              size={24}
            />
          }
          aria-label={t('applications.open', { name: getApplicantName(application) })}
          onClick={() => onOpen(application)}
        >
          {getApplicantName(application)}
        </Button>
      ),
    },
    {
      ...plain('type', 200, stateText),
      ...sortable('type'),
      render: (_, application) => <StateCell application={application} onMove={() => onMove(application)} />,
    },
    plain('job', 216, ({ openJob }) => openJob?.title ?? null),
    plain('organization', 148, ({ openJob }) => openJob?.organizationName ?? null),
    { ...plain('createdAt', 108, ({ createdAt }) => formatShortDate(createdAt)), ...sortable('createdAt') },
    {
      ...plain('age', 92, ageText),
      ...sortable('updatedAt'),
      render: (_, application) =>
        isUnanswered(application) ? (
          <strong className={styles.unanswered}>{ageText(application)}</strong>
        ) : (
          ageText(application)
        ),
    },
    plain('consultant', 104, ({ openJob }) => openJob?.consultantName ?? null),
    plain('url', 160, ({ url }) => url),
    plain('message', 320, ({ message }) => message),
  ];
}
