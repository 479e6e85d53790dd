/** The name shown for an erased account. */
export const DELETED_USER_NAME = '退会ユーザー';
