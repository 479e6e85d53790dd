import { Button, type TableColumnType } from 'antd';
import type { TFunction } from 'i18next';
import { GeneratedAvatar } from '../../../components/avatars/GeneratedAvatar';
import { formatDate } from '../../../lib/format/formatDate';
import type { AppliesView } from './view/ApplicationsView';
import { applyAge } from './applicationAge';
import { StateButton } from './move/StateButton';
import { talentName } from '../../../entities/talent/talentName';
import type { ShownApply } from './useApplications';

export interface ApplyColumn extends TableColumnType<ShownApply> {
  key: 'talent' | 'type' | 'job' | 'organization' | 'createdAt' | 'age' | 'consultant' | 'url' | 'message';
  /** The cell as plain text, for CSV. */
  text: (apply: ShownApply) => string | number | null;
}

interface Options {
  t: TFunction;
  sort: AppliesView['sort'];
  onOpen: (apply: ShownApply) => void;
  onMove: (apply: ShownApply) => void;
}

/** Every column of the table in its order; the first one stays in sight. */
export function applyColumns({ t, sort, onOpen, onMove }: Options): ApplyColumn[] {
  const sortable = (field: AppliesView['sort']['field']) => ({
    sorter: true,
    sortOrder: sort.field === field ? (`${sort.direction}end` as const) : null,
  });
  const stateText = ({ type }: ShownApply) => (type ? t(`pieces.applyType.${type}`) : null);
  const ageText = (apply: ShownApply) => {
    const n = applyAge(apply);
    return n === 0 ? t('adminApplies.today') : t('adminApplies.days', { n });
  };
  const plain = (key: ApplyColumn['key'], width: number, text: ApplyColumn['text']): ApplyColumn => ({
    key,
    title: t(`adminApplies.column.${key}`),
    width,
    ellipsis: true,
    text,
    render: (_, apply) => text(apply),
  });
  return [
    {
      ...plain('talent', 180, talentName),
      fixed: 'start',
      render: (_, apply) => (
        <Button
          type="link"
          size="small"
          icon={<GeneratedAvatar name={talentName(apply)} image={apply.user?.profileIcon} size={24} />}
          aria-label={t('adminApplies.open', { name: talentName(apply) })}
          onClick={() => onOpen(apply)}
        >
          {talentName(apply)}
        </Button>
      ),
    },
    {
      ...plain('type', 132, stateText),
      ...sortable('type'),
      render: (_, apply) => <StateButton apply={apply} onMove={() => onMove(apply)} />,
    },
    plain('job', 320, ({ openJob }) => openJob?.title ?? null),
    plain('organization', 200, ({ openJob }) => openJob?.organizationName ?? null),
    { ...plain('createdAt', 140, ({ createdAt }) => formatDate(createdAt)), ...sortable('createdAt') },
    { ...plain('age', 96, ageText), ...sortable('updatedAt') },
    plain('consultant', 120, ({ openJob }) => openJob?.consultantName ?? null),
    plain('url', 180, ({ url }) => url),
    plain('message', 320, ({ message }) => message),
  ];
}
