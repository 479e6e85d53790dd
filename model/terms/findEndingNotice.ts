import type { EnumValue } from '../enums';
import type { Continuity } from './findContinuity';
import type { ContractKind } from './TermsItem';
import type { termsLaws } from './termsLaws';
import { dayNumber } from './dayNumber';
import { dayOfNumber } from './dayOfNumber';
import { lastsMonths } from './lastsMonths';

type Exception = EnumValue<'EndingException'>;

export interface EndingNotice {
  /** How many days before the end notice must be given; 0 if no law says so. */
  days: number;
  /** The earliest last day with a notice on the day that was asked about. */
  earliest: string;
  /** The law from which the days follow; `house` if none does. */
  law: keyof typeof termsLaws;
  /** Empty for what is no law. */
  article: string;
  /** Why, as the key of a text in `endingTexts`. */
  why:
    | 'agreement'
    | 'sixMonths'
    | 'shortContract'
    | 'notBound'
    | 'freelancerEnds'
    | 'dismissal'
    | 'longFixed'
    | 'shortFixed'
    | 'resignation'
    | 'fixedResignation';
  /** What permits an earlier end, to be chosen with a reason. */
  exceptions: readonly Exception[];
}

export interface EndingQuestion extends Continuity {
  kind: ContractKind;
  by: EnumValue<'ReviewSide'>;
  how: EnumValue<'EndingHow'>;
  /** Whether article 16 of the Freelance Act binds the organization (`listBindingArticles`). */
  isBound: boolean;
  /** The day of the notice. */
  noticedOn: string;
}

const FREELANCE: readonly Exception[] = ['DISASTER', 'PRINCIPAL_ENDED', 'SHORT_ORDER', 'FAULT', 'IDLE'];
const DISMISSAL: readonly Exception[] = ['PAID', 'DISASTER', 'FAULT', 'SHORT_EMPLOYMENT'];

type Found = Omit<EndingNotice, 'earliest'>;

const house = (why: EndingNotice['why']): Found => ({
  days: 0,
  law: 'house',
  article: '',
  why,
  exceptions: [],
});

function ofContract({ by, isBound, first, last }: EndingQuestion): Found {
  if (by === 'TALENT') return house('freelancerEnds');
  if (!isBound) return house('notBound');
  // A contract without a last day counts as a long one.
  const isLong = !first || !last || lastsMonths(first, last, 6);
  if (!isLong) return house('shortContract');
  return { days: 30, law: 'freelance', article: '第16条第1項', why: 'sixMonths', exceptions: FREELANCE };
}

function ofEmployment({ by, how, first, last, renewals }: EndingQuestion): Found {
  if (by === 'TALENT') {
    if (how === 'NON_RENEWAL') return house('shortFixed');
    if (!last) return { days: 14, law: 'civil', article: '第627条第1項', why: 'resignation', exceptions: [] };
    return { days: 0, law: 'civil', article: '第628条', why: 'fixedResignation', exceptions: [] };
  }
  if (how === 'TERMINATION')
    return { days: 30, law: 'labour', article: '第20条第1項', why: 'dismissal', exceptions: DISMISSAL };
  // More than a year: a year and a day.
  const isLong = !!first && !!last && lastsMonths(first, dayOfNumber(dayNumber(last) - 1), 12);
  if (!isLong && renewals < 3) return house('shortFixed');
  return { days: 30, law: 'renewalStandard', article: '第2条', why: 'longFixed', exceptions: [] };
}

/**
 * Returns which notice the end of a contract needs and why: 30 days for the organization that ends or does not renew
 * freelance work of six months or more (フリーランス法第16条第1項), or dismisses (労働基準法第20条第1項); two weeks for
 * who leaves an open-ended employment (民法第627条第1項). The day of the notice does not count. Resolvers use this function
 * too, so it is limited to the APPSYNC_JS subset.
 */
export function findEndingNotice(question: EndingQuestion): EndingNotice {
  const { kind, how, noticedOn } = question;
  const found =
    how === 'AGREEMENT'
      ? house('agreement')
      : kind === 'CONTRACT'
        ? ofContract(question)
        : ofEmployment(question);
  return { ...found, earliest: dayOfNumber(dayNumber(noticedOn) + found.days) };
}
