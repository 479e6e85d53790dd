import { util } from '@aws-appsync/utils';
import { isLongerThan } from '../../../model/isLongerThan';
import { listAskedTerms } from '../../../model/terms/listAskedTerms';
import { listTermsFaults } from '../../../model/terms/listTermsFaults';
import type { ContractKind } from '../../../model/terms/TermsItem';
import { invalid } from '../../lib/resolver';

const LONGEST = 2000;

interface Given {
  kind: ContractKind;
  answers: readonly { key: string; value: string }[];
  isDraft?: boolean | null;
}

/**
 * Returns the answers by the keys of their items, without those that a sheet with these answers does not ask for.
 * `InvalidInput` for what is too long and, unless it is a draft, for the first item that the sheet lacks.
 */
export function checkAnswers({ kind, answers, isDraft }: Given): Record<string, string> {
  const given: Record<string, string> = {};
  answers.forEach(({ key, value }) => {
    if (isLongerThan(value, LONGEST)) invalid('input.answers', `0..${LONGEST}`);
    given[key] = util.str.normalize(value.trim(), 'nfc');
  });
  const kept: Record<string, string> = {};
  listAskedTerms(kind, given).forEach(({ key }) => {
    if (given[key]) kept[key] = `${given[key]}`;
  });
  const fault = isDraft ? undefined : listTermsFaults(kind, kept)[0];
  if (fault) invalid(`input.answers.${fault.key}`, fault.fault);
  return kept;
}
