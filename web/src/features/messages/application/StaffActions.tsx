import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { Stack } from '../../../components/layout/Stack';
import { getApplicantName } from '../../../entities/application/getApplicantName';
import { listNextStates } from '../../../entities/application/move/listNextStates';
import type { ChosenMove } from '../../../entities/application/move/MoveDialog';
import { moveQueue } from '../../../entities/application/move/moveQueue';
import { UnsentMoves } from '../../../entities/application/move/UnsentMoves';
import { useMoveQueue } from '../../../entities/application/move/useMoveQueue';
import type { ThreadApplicationFragment } from '../../../generated/thread';
import { loadable } from '../../../lib/loadable/loadable';
import { delays } from '../../../lib/settings/delays';
import styles from './Application.module.css';

const MoveDialog = loadable(
  async () =>
    (await import('../../../entities/application/move/MoveDialog')).MoveDialog<ThreadApplicationFragment>,
);

const SECOND = 1_000;

interface StaffActionsProps {
  application: ThreadApplicationFragment;
  /** Called when the application was moved, or when somebody else has moved it. */
  onChanged: () => void;
}

/**
 * The buttons with which job staff move an application to its next state or reject it. A move can be taken back for some
 * seconds; the focus goes to the button for that, and back when it is pressed.
 */
export function StaffActions({ application, onChanged }: StaffActionsProps) {
  const { t } = useTranslation();
  const [isRejecting, setIsRejecting] = useState(false);
  const moves = useMoveQueue({ onMoved: onChanged, onConflict: onChanged });
  const own = moves.filter(({ id }) => id === application.id);
  const unsent = own.find(({ state }) => state === 'waiting' || state === 'sending');
  const area = useRef<HTMLDivElement>(null);
  const isWaiting = unsent?.state === 'waiting';
  const wasPressed = useRef(false);
  useEffect(() => {
    if (wasPressed.current) area.current?.querySelector('button')?.focus();
    wasPressed.current = false;
  }, [isWaiting]);
  const targets = application.type ? listNextStates(application.type) : [];
  // An offer is a sheet of terms, which the section of the terms opens.
  const next = targets.find((state) => state !== 'REJECTED');
  const move = (chosen: ChosenMove) => {
    wasPressed.current = true;
    moveQueue.add([
      {
        ...{ id: application.id, version: application.version, ...chosen },
        ...{ name: getApplicantName(application), title: application.openJob?.title ?? '' },
      },
    ]);
    setIsRejecting(false);
  };
  const takeBack = () => {
    wasPressed.current = true;
    moveQueue.takeBack('waiting');
  };
  const state = unsent && t(`common.applyType.${unsent.to}`);
  return (
    <div ref={area} className={styles.actions}>
      <UnsentMoves moves={own} />
      {unsent && (
        <div className={styles.unsent} role="status">
          {isWaiting ? (
            <>
              {t('relation.moving', { state, s: delays.takeBack / SECOND })}
              <Stack gap={8} wrap>
                <Button size="small" onClick={takeBack}>
                  {t('applications.unsent.takeBack')}
                </Button>
                <Button size="small" look="text" onClick={() => moveQueue.sendNow('waiting')}>
                  {t('applications.unsent.sendNow')}
                </Button>
              </Stack>
            </>
          ) : (
            t('relation.sending', { state })
          )}
        </div>
      )}
      {!unsent && targets.length > 0 && (
        <Stack gap={8} wrap>
          {next && (
            <Button look="primary" onClick={() => move({ to: next, reason: '' })}>
              {t('relation.advance', { state: t(`common.applyType.${next}`) })}
            </Button>
          )}
          {targets.includes('REJECTED') && (
            <Button aria-haspopup="dialog" onClick={() => setIsRejecting(true)}>
              {t('relation.reject')}
            </Button>
          )}
        </Stack>
      )}
      {isRejecting && (
        <MoveDialog
          applications={[application]}
          initialTo="REJECTED"
          onCancel={() => setIsRejecting(false)}
          onSubmit={(_, chosen) => move(chosen)}
        />
      )}
    </div>
  );
}
