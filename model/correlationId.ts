/**
 * The correlation id of an operation: ten random digits and letters, which the web app generates for each
 * operation. Log lines of the API and of functions contain the id. The web app shows it when an operation
 * fails unexpectedly. The id says nothing about the person who uses the web app.
 */
export const correlationId = {
  /** The HTTP header with which the web app sends the correlation id to the API. */
  header: 'x-correlation-id',
  /**
   * The name of the attribute or field that contains the correlation id in stored records, in events of
   * functions and in messages of queues.
   */
  attribute: 'correlationId',
  length: 10,
  /**
   * The characters that a correlation id can contain. I, L, O and U are left out, because they are mistaken
   * for other characters when somebody reads the id aloud.
   */
  characters: '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
} as const;
