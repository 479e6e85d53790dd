import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/buttons/Button';
import { Banner } from '../../../components/feedback/Banner';
import type { Failure } from '../../../lib/errors/Failure';
import { getFailureText } from '../../../lib/errors/getFailureText';
import { moveQueue } from './moveQueue';
import type { UnsentMove } from './UnsentMove';

/**
 * Lists the changes of applications that failed, with the reasons, and those that were left when the page was
 * closed. Both can be sent again or discarded.
 */
export function UnsentMoves({ moves }: { moves: readonly UnsentMove[] }) {
  const { t } = useTranslation();
  const of = (state: UnsentMove['state']) => moves.filter((move) => move.state === state);
  const reasonOf = (failure: Failure) =>
    t(failure.kind === 'Conflict' ? 'applications.conflict' : getFailureText(failure));
  const list = (shown: readonly UnsentMove[]) => (
    <ul data-bullets>
      {shown.map(({ id, name, title, to, failure }) => (
        <li key={id}>
          {t('applications.unsent.one', { name, title, state: t(`common.applyType.${to}`) })}
          {failure && t('applications.unsent.because', { reason: reasonOf(failure) })}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {(['failed', 'left'] as const).map((state) => {
        const shown = of(state);
        if (shown.length === 0) return null;
        return (
          <Banner
            key={state}
            tone={state === 'failed' ? 'danger' : 'waiting'}
            isUrgent={state === 'failed'}
            action={
              <>
                <Button size="small" onClick={() => moveQueue.sendNow(state)}>
                  {t('applications.unsent.send')}
                </Button>
                <Button size="small" look="text" onClick={() => moveQueue.takeBack(state)}>
                  {t('applications.unsent.drop')}
                </Button>
              </>
            }
          >
            {t(`applications.unsent.${state}`, { n: shown.length })}
            {list(shown)}
          </Banner>
        );
      })}
    </>
  );
}
