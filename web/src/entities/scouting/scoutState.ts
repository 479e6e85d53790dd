import type { InvolvementRowFragment } from '../../generated/involvement';

type Facts = Pick<InvolvementRowFragment, 'involveType' | 'openedAt' | 'repliedAt' | 'appliedAt'>;

/** How far a scout has come; `recommended` if the talent is noted as a candidate only. */
export type ScoutState = 'recommended' | 'sent' | 'opened' | 'replied' | 'applied';

/** Returns how far a scout has come, from its facts. */
export function scoutState({ involveType, openedAt, repliedAt, appliedAt }: Facts): ScoutState {
  if (appliedAt) return 'applied';
  if (involveType !== 'SCOUTED') return 'recommended';
  if (repliedAt) return 'replied';
  return openedAt ? 'opened' : 'sent';
}
