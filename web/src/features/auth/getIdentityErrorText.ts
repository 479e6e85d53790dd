import type { TextKey } from '../../i18n/TextKey';

type Place = 'login' | 'register' | 'verify' | 'reset' | 'account';

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
    // Does not reveal who is registered: an unknown email gets the message for a wrong code.
    UserNotFoundException: 'auth.codeWrong',
    InvalidPasswordException: 'auth.passwordShort',
    LimitExceededException: 'auth.tooManyAttempts',
  },
  account: {
    ...codes,
    NotAuthorizedException: 'auth.passwordWrong',
    AliasExistsException: 'auth.register.exists',
    InvalidPasswordException: 'auth.passwordShort',
    LimitExceededException: 'auth.tooManyAttempts',
    TooManyRequestsException: 'auth.tooManyAttempts',
  },
};

/**
 * Returns the text for an error of Cognito. The same error can have different texts on different screens
 * (`place`). Errors that are not listed get a general text.
 */
export const getIdentityErrorText = (place: Place, error: unknown): TextKey =>
  texts[place][error instanceof Error ? error.name : ''] ?? 'auth.failed';
