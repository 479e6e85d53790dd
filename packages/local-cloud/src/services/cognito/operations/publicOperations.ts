import { changePassword } from './changePassword';
import { confirmForgotPassword } from './confirmForgotPassword';
import { confirmSignUp } from './sign-up/confirmSignUp';
import { deleteUser } from './deleteUser';
import { forgotPassword } from './forgotPassword';
import { getTokensFromRefreshToken } from './sign-in/getTokensFromRefreshToken';
import { getUser } from './getUser';
import { getUserAttributeVerificationCode } from './getUserAttributeVerificationCode';
import { globalSignOut } from './sign-in/globalSignOut';
import { initiateAuth } from './sign-in/initiateAuth';
import type { Operation } from './operation';
import { resendConfirmationCode } from './sign-up/resendConfirmationCode';
import { respondToAuthChallenge } from './sign-in/respondToAuthChallenge';
import { revokeToken } from './sign-in/revokeToken';
import { signUp } from './sign-up/signUp';
import { updateUserAttributes } from './updateUserAttributes';
import { verifyUserAttribute } from './verifyUserAttribute';

/**
 * The emulated Cognito actions that need no IAM permissions, by name. Some of them require an access token.
 */
export const publicOperations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    ChangePassword: changePassword,
    ConfirmForgotPassword: confirmForgotPassword,
    ConfirmSignUp: confirmSignUp,
    DeleteUser: deleteUser,
    ForgotPassword: forgotPassword,
    GetTokensFromRefreshToken: getTokensFromRefreshToken,
    GetUser: getUser,
    GetUserAttributeVerificationCode: getUserAttributeVerificationCode,
    GlobalSignOut: globalSignOut,
    InitiateAuth: initiateAuth,
    ResendConfirmationCode: resendConfirmationCode,
    RespondToAuthChallenge: respondToAuthChallenge,
    RevokeToken: revokeToken,
    SignUp: signUp,
    UpdateUserAttributes: updateUserAttributes,
    VerifyUserAttribute: verifyUserAttribute,
  }),
);
