import type { TextKey } from '../../i18n/TextKey';

type Place = 'login' | 'register' | 'verify' | 'reset' | 'account';

/** The name of an error of Cognito, the text for it, and a part of the message if the name has several meanings. */
type Answer = readonly [name: string, text: TextKey, message?: RegExp];

const all = (text: TextKey, names: string): readonly Answer[] => names.split(' ').map((name) => [name, text]);

/** What a person can do nothing about: a fault or the configuration of the service. */
const unavailable = all(
  'auth.identity.unavailable',
  'FeatureUnavailableInTierException ForbiddenException InternalErrorException ' +
    'InvalidEmailRoleAccessPolicyException InvalidLambdaResponseException ' +
    'InvalidSmsRoleAccessPolicyException InvalidSmsRoleTrustRelationshipException ' +
    'InvalidUserPoolConfigurationException MFAMethodNotFoundException OperationNotEnabledException ' +
    'ResourceNotFoundException SoftwareTokenMFANotFoundException UnexpectedLambdaException ' +
    'UnsupportedOperationException UnsupportedTokenTypeException UserLambdaValidationException',
);

const everywhere: readonly Answer[] = [
  ['NetworkError', 'auth.identity.offline'],
  ['CodeMismatchException', 'auth.codeWrong'],
  ['ExpiredCodeException', 'auth.codeExpired'],
  ...all(
    'auth.tooManyAttempts',
    'LimitExceededException TooManyRequestsException TooManyFailedAttemptsException',
  ),
  ['CodeDeliveryFailureException', 'auth.identity.mailFailed'],
  ...all('auth.register.exists', 'AliasExistsException UsernameExistsException'),
  ['InvalidPasswordException', 'auth.passwordShort'],
  ['PasswordHistoryPolicyViolationException', 'auth.identity.passwordUsed'],
  ['PasswordResetRequiredException', 'auth.identity.resetRequired'],
  ['UserNotConfirmedException', 'auth.identity.unconfirmed'],
  ['InvalidParameterException', 'auth.identity.passwordLong', /password'.*less than or equal/i],
  ['InvalidParameterException', 'auth.identity.passwordSpaces', /password'/i],
  ['InvalidParameterException', 'forms.emailInvalid', /username|email/i],
  ['InvalidParameterException', 'auth.identity.inputRefused'],
  ['NotAuthorizedException', 'auth.identity.disabled', /disabled/],
  ...unavailable,
];

const places: Record<Place, readonly Answer[]> = {
  login: [
    ['NotAuthorizedException', 'auth.identity.disabled', /disabled/],
    ['NotAuthorizedException', 'auth.identity.locked', /attempts exceeded/],
    ['NotAuthorizedException', 'auth.identity.invitationExpired', /Temporary password has expired/],
    ['NotAuthorizedException', 'auth.identity.stepExpired', /session/],
    ['NotAuthorizedException', 'auth.login.wrong'],
    ['UserNotFoundException', 'auth.login.unknown'],
    ...all('auth.identity.tooOften', 'LimitExceededException TooManyRequestsException'),
  ],
  register: [
    ['NotAuthorizedException', 'auth.identity.unavailable'],
    ['UserNotFoundException', 'auth.identity.unavailable'],
  ],
  verify: [
    ['InvalidParameterException', 'auth.identity.confirmedAlready', /confirmed/],
    ['UserNotFoundException', 'auth.identity.expiredSignUp'],
    ['NotAuthorizedException', 'auth.identity.disabled', /disabled/],
    ['NotAuthorizedException', 'auth.identity.confirmedAlready'],
  ],
  reset: [
    // Does not reveal who is registered: an unknown email gets the message for a wrong code.
    ['UserNotFoundException', 'auth.codeWrong'],
    ['NotAuthorizedException', 'auth.codeWrong'],
  ],
  account: [
    ['InvalidParameterException', 'auth.passwordWrong', /previousPassword'/i],
    ['NotAuthorizedException', 'auth.identity.disabled', /disabled/],
    ['NotAuthorizedException', 'auth.identity.signInAgain', /token/i],
    ['NotAuthorizedException', 'auth.passwordWrong'],
    ['UserNotFoundException', 'auth.identity.signInAgain'],
  ],
};

/**
 * Returns the text for an error of Cognito. The same error can have different texts on different screens
 * (`place`). Errors that Cognito does not document get a general text.
 */
export function getIdentityErrorText(place: Place, error: unknown): TextKey {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  const answer = [...places[place], ...everywhere].find(
    ([given, , fragment]) => given === name && (fragment?.test(message) ?? true),
  );
  return answer?.[1] ?? 'auth.failed';
}

const unexpected: ReadonlySet<TextKey> = new Set([
  'auth.failed',
  'auth.identity.offline',
  'auth.identity.tooOften',
  'auth.identity.unavailable',
]);

/** Returns whether a text is about a fault and not about what the person entered. */
export const isUnexpected = (text: TextKey) => unexpected.has(text);
