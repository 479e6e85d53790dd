/** Why Cognito issues tokens, named as in the event of the trigger PreTokenGeneration. */
export type TokenOccasion = 'Authentication' | 'NewPasswordChallenge' | 'RefreshTokens';
