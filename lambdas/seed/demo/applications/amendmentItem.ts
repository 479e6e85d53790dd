import { TermsSheet } from '../../../../model/entities/TermsSheet';
import { childId } from '../../../../model/ids';
import { japanDay } from '../../../../model/japanDay';
import { addDays } from '../../../../model/periods/addDays';
import { seedItem } from '../../lib/seedItem';
import type { StoredItem } from '../../lib/StoredItem';
import type { DemoApplication } from './DemoApplication';
import { termsItem } from './termsItem';

const DAY = 86_400_000;
const MORE_DAYS = 90;
const OPEN_DAYS = 365;

/**
 * Builds the change of accepted terms that the organization of a demo contract about freelance work proposes two days after
 * the contract: three months more. Null for other applications.
 */
export function amendmentItem(application: DemoApplication): StoredItem | null {
  const accepted = termsItem(application)?.item;
  if (accepted?.state !== 'ACCEPTED' || accepted.kind !== 'CONTRACT') return null;
  const { talent, job, adminSub } = application;
  const { sub } = talent.person;
  const at = new Date(Date.parse(String(accepted.answeredAt)) + 2 * DAY).toISOString();
  const answers = (accepted.answers as { key: string; value: string }[]).map(({ key, value }) => ({
    key,
    value: key === 'endDate' ? addDays(value, MORE_DAYS) : value,
  }));
  return seedItem(TermsSheet, childId(sub, `${job.id}-002`), at, {
    ...{ userID: sub, owner: sub, createdBy: adminSub, sentBy: adminSub },
    ...{ applicationId: accepted.applicationId, number: 2, amends: 1, proposedBy: 'CLIENT' },
    ...{ kind: accepted.kind, state: 'SENT', answers, expiresOn: addDays(japanDay(at), OPEN_DAYS) },
    ...{ updatedAt: at, version: 1, talentEmployees: accepted.talentEmployees },
  });
}
