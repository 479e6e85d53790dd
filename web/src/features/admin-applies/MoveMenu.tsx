import DownOutlined from '@ant-design/icons/DownOutlined';
import { Button, Dropdown } from 'antd';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../components/job/Chip';
import type { ApplyType } from '../../generated/schema';
import { nextStates } from './nextStates';
import { talentName } from './talentName';
import type { ShownApply } from './useApplies';

const TONES = {
  APPLIED: 'primary',
  SCREENING: 'plain',
  INTERVIEW: 'plain',
  OFFERED: 'plain',
  CONTRACTED: 'done',
  REJECTED: 'quiet',
  WITHDRAWN: 'quiet',
} as const;

interface MoveMenuProps {
  apply: ShownApply;
  onMove: (to: ApplyType) => void;
}

/** The state, and where an administrator may move it from there. */
export function MoveMenu({ apply, onMove }: MoveMenuProps) {
  const { t } = useTranslation();
  const { type } = apply;
  if (!type) return null;
  const state = t(`pieces.applyType.${type}`);
  const next = nextStates(type);
  const chip = <Chip tone={TONES[type]}>{state}</Chip>;
  if (next.length === 0) return chip;
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: next.map((to) => ({
          key: to,
          label: t('adminApplies.moveTo', { state: t(`pieces.applyType.${to}`) }),
          danger: to === 'REJECTED',
          onClick: () => onMove(to),
        })),
      }}
    >
      <Button
        type="text"
        size="small"
        aria-label={t('adminApplies.moveOf', { name: talentName(apply), state })}
        icon={<DownOutlined />}
        iconPlacement="end"
      >
        {chip}
      </Button>
    </Dropdown>
  );
}
