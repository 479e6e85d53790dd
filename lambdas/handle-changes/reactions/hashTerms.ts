import { refreshAll } from '../../derived/refreshAll';
import type { Reaction } from '../Reaction';

/** Writes the hash of a sheet of terms when the talent has accepted it. */
export const hashTerms: Reaction = async ({ after }) => {
  if (after?.__typename !== 'TermsSheet' || after.state !== 'ACCEPTED' || after.hash) return;
  await refreshAll('Talent', [after], ['TermsSheet.hash']);
};
