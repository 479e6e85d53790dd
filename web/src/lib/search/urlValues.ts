const RECORD_ID = /^[\w.-]{1,64}$/;
const MAX_KEYWORD_LENGTH = 200;

/**
 * Reads values of searches that come from a URL, which anybody can change. `isRecordId` checks the form of an
 * id; `keyword` returns the query parameter `q`, cut after 200 characters.
 */
export const urlValues = {
  isRecordId: (text: string): boolean => RECORD_ID.test(text),
  keyword: (params: URLSearchParams): string => (params.get('q') ?? '').slice(0, MAX_KEYWORD_LENGTH),
};
