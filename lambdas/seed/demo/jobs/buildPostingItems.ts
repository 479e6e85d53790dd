import { contractKindOf } from '../../../../model/contractKindOf';
import type { OccupationName } from '../../catalogues/occupations';
import { fill } from '../../lib/fill';
import type { Random } from '../../lib/Random';
import { jobPhrases } from '../../texts/jobPhrases';
import type { JobText } from '../../texts/jobs';
import type { OrganizationText } from '../../texts/organizations';

const { items } = jobPhrases;

/** The share of a month's pay that 20 hours of overtime make, with the premium of 25 per cent, of about 165 hours. */
const OVERTIME_SHARE = 0.15;

/** Returns what the posting of a demo job says about its conditions, by its kind of contract; side jobs are contracts. */
export function buildPostingItems(
  random: Random,
  occupation: OccupationName,
  { work: [workType, , hours], pay: [per, least] }: JobText,
  { office }: OrganizationText,
) {
  const contractKind = contractKindOf({ workType }) ? undefined : ('CONTRACT' as const);
  if (contractKindOf({ workType, contractKind }) === 'CONTRACT') {
    return {
      contractKind,
      engagementPeriod: random.chance(0.7) ? random.pick(items.engagementPeriod) : undefined,
      endingTerms: random.chance(0.5) ? random.pick(items.endingTerms) : undefined,
    };
  }
  const isPartTime = workType === 'PART_TIME';
  const isFixed = isPartTime || random.chance(0.1);
  const isDiscretionary = !isPartTime && random.chance(0.1);
  const isOvertimePaid = !isPartTime && !isDiscretionary && random.chance(0.2);
  const monthly = per === 'YEARLY' ? least / 12 : least;
  const overtime = Math.round((monthly * OVERTIME_SHARE) / 1000) * 1000;
  const pick = (field: keyof typeof items) => {
    const facts = { occupation, place: office, hours, amount: overtime.toLocaleString('ja-JP') };
    return fill(random, random.pick(items[field]), facts);
  };
  return {
    dutiesChange: pick('dutiesChange'),
    termType: isFixed ? 'FIXED' : 'OPEN_ENDED',
    renewalTerms: isFixed ? pick('renewalTerms') : undefined,
    trialPeriod: pick('trialPeriod'),
    placeChange: pick('placeChange'),
    workingHours: pick(isPartTime ? 'partTimeHours' : 'workingHours'),
    discretionaryWork: isDiscretionary ? pick('discretionaryWork') : undefined,
    holidays: pick('holidays'),
    overtimePay: isOvertimePaid ? pick('overtimePay') : undefined,
    insurance: pick(isPartTime ? 'partTimeInsurance' : 'insurance'),
    smokingMeasures: pick('smokingMeasures'),
  };
}
