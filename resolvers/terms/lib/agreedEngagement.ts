import { toAnswers } from '../../../model/terms/toAnswers';
import type { Rows } from '../../generated/types';

/** Returns what an engagement says of the accepted terms. What has no field of its own stays on the sheet. */
export function agreedEngagement(sheet: Pick<Rows['TermsSheet'], 'answers'>) {
  const { startDate, endDate, payAmount, payType, content } = toAnswers(sheet.answers);
  const pay =
    payAmount && payType !== 'FORMULA'
      ? { salary: parseInt(payAmount, 10), salaryType: payType as 'MONTHLY' }
      : {};
  return { startDate, endDate, ...pay, contractInfo: content };
}
