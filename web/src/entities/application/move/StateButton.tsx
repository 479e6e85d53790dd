import DownOutlined from '@ant-design/icons/DownOutlined';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { Chip } from '../../../components/chips/Chip';
import { getShownState } from './getShownState';
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
 * state. While such a move is waiting or being sent, the new state is shown, without a button.
 */
export function StateButton({ application, onMove }: StateButtonProps) {
  const { t } = useTranslation();
  const moves = useSyncExternalStore(moveQueue.subscribe, moveQueue.get);
  if (!application.type) return null;
  const { type, isUnsent } = getShownState(application, moves);
  const state = t(`common.applyType.${type}`);
  if (isUnsent) return <Chip tone="primary">{t('applications.unsent.chip', { state })}</Chip>;
  const chip = <Chip tone={TONES[type]}>{state}</Chip>;
  if (listNextStates(type, 'admin').length === 0) return chip;
  return (
    <Button
      look="text"
      size="small"
      aria-label={t('applications.moveOf', { name: getApplicantName(application), state })}
      aria-haspopup="dialog"
      onClick={onMove}
    >
      {chip}
      <DownOutlined aria-hidden />
    </Button>
  );
}
