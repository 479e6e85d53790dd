import { util } from '@aws-appsync/utils';
import { findContinuity } from '../../../model/terms/findContinuity';
import { findEndingNotice } from '../../../model/terms/findEndingNotice';
import { isArticle16Binding } from '../../../model/terms/isArticle16Binding';
import { toAnswers } from '../../../model/terms/toAnswers';
import type { RootFields, Rows } from '../../generated/types';
import { japanDay } from '../../lib/japanDay';
import { invalid } from '../../lib/resolver';

type Input = RootFields['Mutation.endContract']['args']['input'];
type Ending = NonNullable<Rows['UserApplies']['ending']>;

/**
 * Returns the end that a side gives notice of, or proposes. `InvalidInput` for a last day before the notice that the law
 * asks for is over, unless the input names an exception that the law knows, with a note; for a day that is over; and, of a
 * contract that is not renewed, for another day than the agreed one.
 * @param sheets the accepted versions, the newest first
 */
export function endingOf(
  { applicationId: _, ...input }: Input,
  sheets: readonly Rows['TermsSheet'][],
  by: 'TALENT' | 'CLIENT',
): Ending {
  const { how, lastDay, exception, exceptionNote } = input;
  const noticedAt = util.time.nowISO8601();
  const noticedOn = japanDay(noticedAt);
  const current = sheets[0]!;
  const answers = toAnswers(current.answers);
  const oldestFirst: Record<string, string>[] = [];
  sheets.forEach((sheet) => oldestFirst.unshift(toAnswers(sheet.answers)));
  const continuity = findContinuity(oldestFirst);
  const { kind, talentEmployees } = current;
  const isBound = isArticle16Binding(answers, talentEmployees);
  const notice = findEndingNotice({ ...continuity, kind, by, how, isBound, noticedOn });
  if (lastDay < noticedOn) invalid('input.lastDay', 'notPast');
  const isOtherDay = how === 'NON_RENEWAL' ? lastDay !== continuity.last : false;
  if (isOtherDay) invalid('input.lastDay', 'agreedEnd');
  if (exception && (by !== 'CLIENT' || !notice.exceptions.includes(exception)))
    invalid('input.exception', 'unknown');
  if (exception && !exceptionNote?.trim()) invalid('input.exceptionNote', 'required');
  if (lastDay < notice.earliest && !exception) invalid('input.lastDay', 'tooEarly');
  const state = how === 'AGREEMENT' ? ('PROPOSED' as const) : ('NOTIFIED' as const);
  return { ...input, by, state, noticedAt };
}
