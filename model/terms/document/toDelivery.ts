import { japanDay } from '../../../../../model/japanDay';
import { findDelivery } from '../../../../../model/terms/findDelivery';
import { findCurrentSheet } from '../findCurrentSheet';
import type { ApplicationTerms } from '../useApplicationTerms';

/** Returns how the document of the version in force is delivered; null without accepted terms. */
export function toDelivery({ sheets, deliveries }: Pick<ApplicationTerms, 'sheets' | 'deliveries'>) {
  const current = findCurrentSheet(sheets);
  if (!current) return null;
  const { kind, number, wantsElectronic, answeredAt } = current;
  const acceptedOn = answeredAt ? japanDay(answeredAt) : null;
  return findDelivery({ kind, number, wantsElectronic, acceptedOn }, deliveries ?? []);
}
