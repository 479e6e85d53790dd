import DownOutlined from '@ant-design/icons/DownOutlined';
import { Button } from 'antd';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '../../../components/chips/Chip';
import { listNextStates } from './listNextStates';
import { moveQueue } from './moveQueue';
import { getApplicantName } from '../getApplicantName';
import type { ApplicationRowFragment } from '../../../generated/application';

const TONES = {
  APPLIED: 'primary',
  SCREENING: 'plain',
  INTERVIEW: 'plain',
  OFFERED: 'plain',
  CONTRACTED: 'done',
  REJECTED: 'quiet',
  WITHDRAWN: 'quiet',
} as const;

interface StateButtonProps {
  application: ApplicationRowFragment;
  onMove: () => void;
}

/**
 * Shows the state of an application. It is a button when an administrator may move the application to another
 * state. While the server has not answered such a move, the new state is shown, without a button.
 */
export function StateButton({ application, onMove }: StateButtonProps) {
  const { t } = useTranslation();
  const moves = useSyncExternalStore(moveQueue.subscribe, moveQueue.get);
  const { type } = application;
  if (!type) return null;
  const unsent = moves.find(({ id }) => id === application.id);
  if (unsent && unsent.state !== 'failed') {
    return (
      <Chip tone="primary">
        {t('applications.unsent.chip', { state: t(`common.applyType.${unsent.to}`) })}
      </Chip>
    );
  }
  const state = t(`common.applyType.${type}`);
  const chip = <Chip tone={TONES[type]}>{state}</Chip>;
  if (listNextStates(type).length === 0) return chip;
  return (
    <Button
      type="text"
      size="small"
      aria-label={t('applications.moveOf', { name: getApplicantName(application), state })}
      aria-haspopup="dialog"
      icon={<DownOutlined aria-hidden />}
      iconPlacement="end"
      onClick={onMove}
    >
      {chip}
    </Button>
  );
}
