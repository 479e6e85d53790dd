import { confirmForgotPassword } from './confirmForgotPassword';
import { forgotPassword } from './forgotPassword';
import type { Operation } from './operation';
import { ownAccountOperations } from './ownAccountOperations';
import { initiateAuth } from './sign-in/initiateAuth';
import { sessionOperations } from './sign-in/sessionOperations';
import { confirmationOperations } from './sign-up/confirmationOperations';
import { signUp } from './sign-up/signUp';

/**
 * The emulated Cognito actions that need no IAM permissions, by name. Some of them require an access token.
 */
export const publicOperations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    ...confirmationOperations,
    ...ownAccountOperations,
    ...sessionOperations,
    ConfirmForgotPassword: confirmForgotPassword,
    ForgotPassword: forgotPassword,
    InitiateAuth: initiateAuth,
    SignUp: signUp,
  }),
);
