import { contractKindOf } from '../../../../model/contractKindOf';
import { TermsSheet } from '../../../../model/entities/TermsSheet';
import { childId } from '../../../../model/ids';
import { japanDay } from '../../../../model/japanDay';
import { addDays } from '../../../../model/periods/addDays';
import { listAskedTerms } from '../../../../model/terms/listAskedTerms';
import { type Posting, postedTerms } from '../../../../model/terms/postedTerms';
import { hashOf } from '../../../lib/contracts/hashOf';
import { seedItem } from '../../lib/seedItem';
import type { StoredItem } from '../../lib/StoredItem';
import { terms } from '../../texts/terms';
import { nameFields } from '../people/nameFields';
import type { DemoApplication } from './DemoApplication';

const OPEN_DAYS = 30;
const LEAD_DAYS = 20;
const TERM_DAYS = 180;

/**
 * Builds the sheet of terms of a demo application that was offered: open for thirty days or, if it became a contract,
 * accepted. Null for other applications.
 */
export function termsItem({ talent, job, adminSub, steps }: DemoApplication): StoredItem | null {
  const offer = steps.find((step) => step.type === 'OFFERED');
  const contract = steps.find((step) => step.type === 'CONTRACTED');
  if (!offer) return null;
  const { sub } = talent.person;
  const posting = job.values as Posting;
  const { salaryType, minumumSalary } = posting;
  const kind = contractKindOf(posting) ?? 'CONTRACT';
  const startDate = addDays(japanDay(offer.at), LEAD_DAYS);
  // Monthly pay is what both kinds of sheets know.
  const isYearly = salaryType === 'YEARLY';
  const pay: Record<string, string> =
    isYearly || (kind === 'EMPLOYMENT' && salaryType === 'FIXED')
      ? { payType: 'MONTHLY', payAmount: `${Math.round(Number(minumumSalary) / (isYearly ? 12 : 1))}` }
      : {};
  const given: Record<string, string> = {
    ...postedTerms(posting),
    ...terms[kind],
    ...pay,
    companyName: job.shownOrganization,
    talentName: nameFields(talent.person).name,
    startDate,
    endDate: addDays(startDate, TERM_DAYS),
  };
  const answers = listAskedTerms(kind, given)
    .filter(({ key }) => given[key])
    .map(({ key }) => ({ key, value: given[key] }));
  const said = contract && {
    answeredAt: contract.at,
    ...(kind === 'CONTRACT' ? { talentEmployees: false } : { wantsElectronic: true }),
  };
  const built = seedItem(TermsSheet, childId(sub, `${job.id}-001`), offer.at, {
    ...{
      userID: sub,
      owner: sub,
      createdBy: adminSub,
      sentBy: adminSub,
      applicationId: childId(sub, job.id),
    },
    ...{ number: 1, kind, answers, expiresOn: addDays(japanDay(offer.at), OPEN_DAYS) },
    ...{
      state: contract ? 'ACCEPTED' : 'SENT',
      updatedAt: contract?.at ?? offer.at,
      version: contract ? 2 : 1,
    },
    ...said,
  });
  if (!contract) return built;
  return { ...built, item: { ...built.item, hash: hashOf(built.item) } };
}
