import { japanDay } from '../../japanDay';
import { findDelivery } from '../findDelivery';
import { findCurrentSheet } from './findCurrentSheet';
import type { TermsSheets } from './SheetOfTerms';

/** Returns how the document of the version in force is delivered; null without accepted terms. */
export function toDelivery({ sheets, deliveries }: TermsSheets) {
  const current = findCurrentSheet(sheets);
  if (!current) return null;
  const { kind, number, wantsElectronic, answeredAt } = current;
  const acceptedOn = answeredAt ? japanDay(answeredAt) : null;
  return findDelivery({ kind, number, wantsElectronic, acceptedOn }, deliveries ?? []);
}
