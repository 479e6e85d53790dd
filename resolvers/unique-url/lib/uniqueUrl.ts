import { PageQuery } from '../../../model/entities/PageQuery';
import { WPWorkerCategory } from '../../../model/entities/WPWorkerCategory';
import { PageLimits } from '../../../model/limits/PageLimits';
import { SlugLimits } from '../../../model/limits/SlugLimits';
import { WorkConditions } from '../../../model/rules/WorkConditions';
import type { Rows, StoredRow } from '../../generated/types';
import { RELATION } from '../../lib/bundleConstants';
import { checkSlug, checkTexts } from '../../lib/input/checks';
import { checkRules } from '../../lib/input/rules';
import { invalid } from '../../lib/resolver';
import { asText } from '../../lib/asText';

/** Returns the entity that this resolver is about: PageQuery or WPWorkerCategory. */
export function uniqueUrlEntity(): typeof PageQuery | typeof WPWorkerCategory {
  return RELATION.field.endsWith('PageQuery') ? PageQuery : WPWorkerCategory;
}

/**
 * Rejects invalid field values of a public page or category of professionals, except a cover (see
 * `checkPicture`), with `InvalidInput`, which names the field and the rule.
 */
export function checkUniqueUrlInput(input: StoredRow): void {
  if (input.url !== undefined)
    checkSlug('input.url', asText(input.url), SlugLimits.page, RELATION.field.endsWith('PageQuery'));
  checkTexts(input, PageLimits);
  checkRanges(input, 'HoursPerDay', 24);
  checkRanges(input, 'HoursPerWeek', 168);
  checkRules(WorkConditions.rules, input, {});
}

/**
 * Throws `InvalidInput` if one of the fields `minimum<name>` and `maximum<name>` is not between 0 and `most`,
 * or if the minimum is above the maximum.
 */
function checkRanges(input: StoredRow, name: string, most: number): void {
  const [least, greatest] = [input[`minimum${name}`], input[`maximum${name}`]] as (
    | number
    | null
    | undefined
  )[];
  if (least && (least < 0 || least > most)) invalid(`input.minimum${name}`, `0..${most}`);
  if (greatest && (greatest < 0 || greatest > most)) invalid(`input.maximum${name}`, `0..${most}`);
  if (least != null && greatest != null && least > greatest)
    invalid(`input.minimum${name}`, 'notAboveMaximum');
}

/**
 * Returns the DynamoDB key of the row that reserves a URL. The row contains the id of the record with that
 * URL.
 */
export function urlReservationKey(url: string) {
  return { pk: RELATION.field.endsWith('PageQuery') ? 'PageUrl' : 'CategoryUrl', sk: url };
}

/** Returns the transaction item that reserves a URL for a record, on the condition that the URL is free. */
export function reserveUrl(table: string, url: string, id: string) {
  const kind = urlReservationKey(url).pk;
  return {
    putItem: {
      table,
      key: urlReservationKey(url),
      item: { __typename: kind, id },
      condition: { pk: { attributeExists: false } },
    },
  };
}

/** The reservation of a URL: `id` is the id of the record that has it. */
export type UrlRow = { id: string };

/** A record with a unique URL. */
export type UrlRecord = Rows['PageQuery' | 'WPWorkerCategory'];
