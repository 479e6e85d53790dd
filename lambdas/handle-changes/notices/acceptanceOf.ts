import type { EnumValue } from '../../../model/enums';
import type { StoredRow } from '../../lib/StoredRow';
import { aboutContract } from './aboutContract';
import type { NoticeEvent } from './NoticeEvent';

/**
 * Returns the notices that a side has accepted terms: news for the other side. Both get the document by mail; who accepts
 * needs no notice of it.
 * @param by the side that accepts
 */
export function acceptanceOf(
  application: StoredRow,
  by: EnumValue<'ReviewSide'> = 'TALENT',
  kind: 'TERMS_ACCEPTED' | 'AMENDMENT_ACCEPTED' = 'TERMS_ACCEPTED',
): NoticeEvent[] {
  const { about, sides } = aboutContract(application);
  const { number } = application.terms as { number: number };
  const accepted = { ...about, kind, terms: { application: String(application.id), number } };
  return [
    { ...accepted, to: sides[by === 'TALENT' ? 'CLIENT' : 'TALENT'] },
    { ...accepted, to: sides[by], isOnlyMail: true },
  ];
}
