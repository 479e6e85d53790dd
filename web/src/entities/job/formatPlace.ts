import type { TFunction } from 'i18next';
import type { JobSummary } from './JobSummary';

/**
 * Returns the place of work as text: フルリモート, 一部リモート（東京都）. The prefecture is left out for purely remote work.
 * Null when nothing is known.
 */
export function formatPlace(
  { baseLocationTypes, baseLocation }: Pick<JobSummary, 'baseLocationTypes' | 'baseLocation'>,
  t: TFunction,
): string | null {
  const types = baseLocationTypes ?? [];
  if (types.length === 0) return baseLocation?.name ?? null;
  const names = types.map((type) => t(`common.location.${type}`)).join(t('common.or'));
  const onlyRemote = types.every((type) => type === 'REMOTE');
  return onlyRemote || !baseLocation ? names : t('common.placeIn', { names, place: baseLocation.name });
}
