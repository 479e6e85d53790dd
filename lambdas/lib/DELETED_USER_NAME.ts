/** The name that is shown instead of an erased person's name. */
export const DELETED_USER_NAME = '退会ユーザー';
