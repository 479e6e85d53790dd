import { japanDay } from '../../../../model/japanDay';
import { addDays } from '../../../../model/periods/addDays';
import type { StoredItem } from '../../lib/StoredItem';

const DAY = 86_400_000;
const LATER_DAYS = 75;

/**
 * Returns the end of a demo contract by agreement that the talent proposes three days after the contract, and that the
 * organization has not answered; null for applications without a contract, and for every second one with it.
 */
export function endingOf(jobId: string, accepted: StoredItem['item'] | undefined) {
  const isChosen = (jobId.codePointAt(jobId.length - 1) ?? 0) % 2 === 0;
  if (accepted?.state !== 'ACCEPTED' || !isChosen) return null;
  const noticedAt = new Date(Date.parse(String(accepted.answeredAt)) + 3 * DAY).toISOString();
  return {
    ...{ by: 'TALENT', how: 'AGREEMENT', state: 'PROPOSED', noticedAt },
    lastDay: addDays(japanDay(noticedAt), LATER_DAYS),
    handover: '資料を共有フォルダにまとめ、お借りしている機器を返します。',
    reason: '家族の都合で、引っ越すことになりました。',
  };
}
