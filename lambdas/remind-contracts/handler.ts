import { UserApplies } from '../../model/entities/UserApplies';
import { keyOf } from '../../model/ids';
import { japanDay } from '../../model/japanDay';
import { contractReminderKey } from '../../model/terms/contractReminderKey';
import { listContractDates } from '../../model/terms/listContractDates';
import { collection } from '../lib/collection';
import { endOf } from '../lib/contracts/endOf';
import { paperDueOn } from '../lib/contracts/paperDueOn';
import { sheetsOf } from '../lib/contracts/sheetsOf';
import { toVersions } from '../lib/contracts/toVersions';
import { itemAt } from '../lib/itemAt';
import { logger } from '../lib/logger';
import { noticeId } from '../lib/notices/noticeId';
import { sendToQueue } from '../lib/sendToQueue';
import { findSides } from '../lib/staffing/findSides';
import { env } from './needs';

const KINDS = {
  PAYMENT: 'CONTRACT_PAYMENT_NEAR',
  NOTICE: 'CONTRACT_NOTICE_NEAR',
  END: 'CONTRACT_END_NEAR',
  PAPER: 'CONTRACT_PAPER_NEAR',
} as const;

/**
 * Queues the notice of a date for both sides of a contract, of paper for the organization alone. Nobody gets one if the
 * terms or the end have changed so that the date is not true any more. The time of the notice is that of its day, so that
 * a repetition gives the same ids.
 */
async function remind(key: { pk: string; sk: string }): Promise<number> {
  const [id = ''] = key.sk.split('#');
  const application = await itemAt(env('TALENT_TABLE'), keyOf(UserApplies, id));
  if (application?.type !== 'CONTRACTED') return 0;
  const sheets = await sheetsOf(env('TALENT_TABLE'), application);
  const dates = listContractDates(toVersions(sheets), endOf(application), paperDueOn(application, sheets));
  const isTrue = (date: ReturnType<typeof listContractDates>[number]) => {
    const { pk, sk } = contractReminderKey(id, date);
    return pk === key.pk && sk === key.sk;
  };
  const date = dates.find(isTrue);
  if (!date) return 0;
  const { title } = (application.openJob ?? {}) as { title?: string };
  const both = await findSides(env('OPEN_JOB_TABLE'), application);
  // Paper is the organization's to hand over.
  const sides = date.about === 'PAPER' ? both.filter((sub) => sub !== application.userID) : both;
  for (const userId of sides) {
    const notice = {
      ...{ kind: KINDS[date.about], userId, subject: String(application.conversationId), title },
      at: new Date(`${date.remindOn}T09:00:00+09:00`).toISOString(),
    };
    await sendToQueue(env('NOTICE_QUEUE_URL'), { ...notice, id: noticeId(notice) });
  }
  return sides.length;
}

/** Runs every morning. It reminds both sides of each contract whose date of payment, notice or end is near. */
export async function handler(): Promise<{ queued: number }> {
  const { pk } = contractReminderKey('', { about: 'END', on: '', remindOn: japanDay(new Date()) });
  let queued = 0;
  for (const row of await collection(env('INSIGHT_TABLE'), pk)) queued += await remind(row);
  logger.info('reminders of contracts', { queued });
  return { queued };
}
