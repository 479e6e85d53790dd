import { useTranslation } from 'react-i18next';
import { Chip } from '../../components/chips/Chip';
import type { ScoutState } from './scoutState';

const tones = {
  recommended: 'quiet',
  sent: 'plain',
  opened: 'primary',
  replied: 'warm',
  applied: 'done',
} as const;

/** A chip with how far a scout has come: 未開封, 開封済み, 返信あり, 応募あり, or 推薦 for a candidate. */
export function ScoutStateChip({ state }: { state: ScoutState }) {
  const { t } = useTranslation();
  return <Chip tone={tones[state]}>{t(`scouting.states.${state}`)}</Chip>;
}
