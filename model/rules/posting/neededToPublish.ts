import { contractKindOf } from '../../contractKindOf';
import { postingItems } from '../../postings/postingItems';

/**
 * The fields that every public job must have: who offers the work, what it is, where and how it is done, and
 * what it pays.
 */
const ALWAYS =
  'title organizationName workType baseLocationTypes salaryType minumumSalary overView description';
/** The fields that a public job must also have unless its pay is a fixed sum. */
const PAID_BY_TIME = 'numberOfDayPerWeek numberOfHoursPerDay';

type Values = Readonly<Record<string, unknown>>;

/** Returns the conditions that a public job states for its kind of contract, and the kind where the type leaves it open. */
function neededItems(job: Values): string[] {
  const kind = contractKindOf(job);
  const isNeeded = { always: true, fixedTerm: job.termType === 'FIXED', ifSo: false };
  const items = postingItems.filter((item) => item.kind === kind && isNeeded[item.needed]);
  const { workType } = job;
  const isOpen =
    !contractKindOf({ workType }) && contractKindOf({ workType, contractKind: 'CONTRACT' }) !== null;
  return [...(isOpen ? ['contractKind'] : []), ...items.map(({ field }) => field)];
}

/**
 * Returns the fields that a job must have to be public, as far as its choices decide: a job that hides its organization
 * or its skills needs the names that are shown instead, the former also the reason, and its kind of contract decides
 * which conditions it states. A job that shows a registered organization also needs where that is and how people reach
 * it, as `organization.<field>`; any other names Enishi as the contact. Resolvers use this function too, so it is
 * limited to the APPSYNC_JS subset.
 */
export function neededToPublish(job: Values): string[] {
  const isShown = job.isHideOrganizationName !== true && Boolean(job.organization);
  return [
    ...ALWAYS.split(' '),
    ...(job.salaryType === 'FIXED' ? [] : PAID_BY_TIME.split(' ')),
    ...(job.isHideOrganizationName === true ? ['organizationNameForHidden', 'hidingReason'] : []),
    ...(job.isHideSkills === true ? ['skillNamesForHidden'] : []),
    ...neededItems(job),
    ...(isShown ? ['address', 'contact'].map((fact) => `organization.${fact}`) : []),
  ];
}
