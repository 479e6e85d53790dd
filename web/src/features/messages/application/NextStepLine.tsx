import { useTranslation } from 'react-i18next';
import { Chip } from '../../../components/chips/Chip';
import type { NextStep, Party } from '../../../entities/application/findNextStep';
import styles from './Application.module.css';

interface NextStepLineProps {
  next: NextStep;
  viewer: Party;
}

/** Says who is expected to act next, and what is expected. */
export function NextStepLine({ next: { actor, step }, viewer }: NextStepLineProps) {
  const { t } = useTranslation();
  const turn = actor === viewer ? 'mine' : actor;
  // The other side takes one of the times that this side offers, or answers what it says.
  const waits = {
    takeTime: 'waitTime',
    answerAmendment: 'waitAmendment',
    answerEnding: 'waitEnding',
    confirmEnding: 'waitEnding',
  } as const;
  const shown = turn !== 'mine' && step in waits ? waits[step as keyof typeof waits] : step;
  return (
    <p className={styles.next} role="status">
      {turn && <Chip tone={turn === 'mine' ? 'primary' : 'quiet'}>{t(`relation.turn.${turn}`)}</Chip>}
      <span>{t(`relation.step.${viewer}.${shown}`)}</span>
    </p>
  );
}
