import type { PasswordPolicy } from './PasswordPolicy';
import type { Properties } from './Properties';

/**
 * Reads the password policy of a user pool. A pool without one has Cognito's default: eight characters, with upper
 * case, lower case, digits and symbols.
 */
export function readPasswordPolicy(pool: Properties): PasswordPolicy {
  const policies = pool.nested('Policies').refuseOthersThan('PasswordPolicy', 'SignInPolicy');
  const given = policies.has('PasswordPolicy');
  const policy = policies
    .nested('PasswordPolicy')
    .refuseOthersThan(
      'MinimumLength',
      'RequireUppercase',
      'RequireLowercase',
      'RequireNumbers',
      'RequireSymbols',
      'TemporaryPasswordValidityDays',
    );
  const firstFactors = policies.nested('SignInPolicy').texts('AllowedFirstAuthFactors') ?? ['PASSWORD'];
  if (firstFactors.some((factor) => factor !== 'PASSWORD')) policies.refuse('SignInPolicy');
  return {
    minimumLength: policy.number('MinimumLength') ?? 8,
    requireUppercase: policy.flag('RequireUppercase') ?? !given,
    requireLowercase: policy.flag('RequireLowercase') ?? !given,
    requireNumbers: policy.flag('RequireNumbers') ?? !given,
    requireSymbols: policy.flag('RequireSymbols') ?? !given,
    temporaryPasswordDays: policy.number('TemporaryPasswordValidityDays') ?? 7,
  };
}
