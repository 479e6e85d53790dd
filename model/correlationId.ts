/**
 * The correlation id of an operation: ten random digits and letters, which the web app generates for each
 * operation. Log lines of the API and of functions contain the id. The web app shows it when an operation
 * fails unexpectedly. The id contains nothing about the person.
 */
export const correlationId = {
  /** The HTTP header with which the web app sends the id to the API. */
  header: 'x-correlation-id',
  /** The name under which stored records, events of functions and messages of queues contain the id. */
  attribute: 'correlationId',
  length: 10,
  /**
   * The characters of an id. I, L, O and U are left out, because they are mistaken for other characters when
   * somebody reads the id aloud.
   */
  characters: '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
} as const;
