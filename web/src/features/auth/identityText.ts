import type { TextKey } from '../../i18n/TextKey';

type Place = 'login' | 'register' | 'verify' | 'reset';

const codes: Record<string, TextKey> = {
  CodeMismatchException: 'auth.codeWrong',
  ExpiredCodeException: 'auth.codeExpired',
};

const texts: Record<Place, Record<string, TextKey>> = {
  login: {
    NotAuthorizedException: 'auth.login.wrong',
    UserNotFoundException: 'auth.login.unknown',
    InvalidPasswordException: 'auth.passwordShort',
  },
  register: {
    UsernameExistsException: 'auth.register.exists',
    InvalidPasswordException: 'auth.passwordShort',
  },
  verify: { ...codes, LimitExceededException: 'auth.tooManyAttempts' },
  reset: {
    ...codes,
    // Who is registered is not told here: an unknown address has a wrong code.
    UserNotFoundException: 'auth.codeWrong',
    InvalidPasswordException: 'auth.passwordShort',
    LimitExceededException: 'auth.tooManyAttempts',
  },
};

/** The sentence for an error of the identity provider; one for all that is not listed. */
export const identityText = (place: Place, error: unknown): TextKey =>
  texts[place][error instanceof Error ? error.name : ''] ?? 'auth.failed';
