import { TermsSheet } from '../../../model/entities/TermsSheet';
import { hashOf } from '../../lib/contracts/hashOf';
import { attribute } from '../attribute';

/**
 * The derived attribute `hash` of an accepted sheet of terms: SHA-256 of the document in its canonical form. APPSYNC_JS
 * cannot compute it, and the nightly comparison finds a document that was changed afterwards.
 */
export const termsHash = attribute(TermsSheet, 'hash', ['hashTerms'], (row) =>
  row.state === 'ACCEPTED' ? hashOf(row) : null,
);
