import type { TextKey } from '../../i18n/TextKey';
import type { Failure } from './Failure';

const texts: Record<Failure['kind'], TextKey> = {
  NotFound: 'errors.notFound',
  Unauthorized: 'errors.unauthorized',
  Conflict: 'errors.conflict',
  InvalidInput: 'errors.invalidInput',
  TooManyRequests: 'errors.tooManyRequests',
  SignedOut: 'errors.signedOut',
  Offline: 'errors.offline',
  Unexpected: 'errors.unexpected',
};

/** Returns the key of the text that a screen shows for a failure. */
export const getFailureText = (failure: Failure): TextKey => texts[failure.kind];
