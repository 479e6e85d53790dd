/** Why tokens are given, in the words of the trigger's event. */
export type TokenOccasion = 'Authentication' | 'NewPasswordChallenge' | 'RefreshTokens';
