/** The AWS account to which the tests deploy. */
export const ACCOUNT = '123456789012';
