import { cutText } from '../../../../model/cutText';
const RECORD_ID = /^[\w.-]{1,64}$/;
const MAX_KEYWORD_LENGTH = 200;

/**
 * Functions for values in URLs, which anybody can change. `isRecordId` returns whether a text has the form of
 * a record's id; `keyword` returns the query parameter `q`, cut after 200 characters.
 */
export const urlValues = {
  isRecordId: (text: string): boolean => RECORD_ID.test(text),
  keyword: (params: URLSearchParams): string => cutText(params.get('q') ?? '', MAX_KEYWORD_LENGTH),
};
