/**
 * The correlation id of an operation: ten random digits and letters, which the web app invents for each operation. Log
 * lines of the API and of functions contain it, and so does what the web app shows when an operation fails
 * unexpectedly. It says nothing about the person.
 */
export const correlationId = {
  /** The header of the request to the API. */
  header: 'x-correlation-id',
  /** The attribute of stored records, and the field of what is sent to functions and queues. */
  attribute: 'correlationId',
  length: 10,
  /** Without I, L, O and U, which are mistaken for others when somebody reads the id aloud. */
  characters: '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
} as const;
