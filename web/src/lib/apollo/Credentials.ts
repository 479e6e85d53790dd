/**
 * How an operation is authorized: by the ID token of a signed-in person, or by a signature with a guest's
 * credentials.
 */
export type Credentials = { authMode: 'userPool'; authToken: string } | { authMode: 'iam' };
