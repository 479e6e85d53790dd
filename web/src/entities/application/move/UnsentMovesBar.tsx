import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { BottomBar } from '../../../components/table/BottomBar';
import { delays } from '../../../lib/settings/delays';
import { moveQueue } from './moveQueue';
import type { UnsentMove } from './UnsentMove';

const SECOND = 1_000;

/**
 * The bar with which changes of applications are taken back, or sent at once, before the server has them.
 * While changes are being sent, it shows how many are left; those whose turn has not come can still be taken
 * back.
 */
export function UnsentMovesBar({ moves }: { moves: readonly UnsentMove[] }) {
  const { t } = useTranslation();
  const waiting = moves.filter(({ state }) => state === 'waiting').length;
  const sending = moves.filter(({ state }) => state === 'sending').length;
  if (waiting + sending === 0) return null;
  return (
    <BottomBar label={t('applications.unsent.label')}>
      <span role="status">
        {sending > 0
          ? t('applications.unsent.sending', { n: waiting + sending })
          : t('applications.unsent.waiting', { n: waiting, s: delays.takeBack / SECOND })}
      </span>
      {waiting > 0 && (
        <Button size="small" onClick={() => moveQueue.takeBack('waiting')}>
          {t('applications.unsent.takeBack')}
        </Button>
      )}
      {sending === 0 && (
        <Button size="small" look="text" onClick={() => moveQueue.sendNow('waiting')}>
          {t('applications.unsent.sendNow')}
        </Button>
      )}
    </BottomBar>
  );
}
