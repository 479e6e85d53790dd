/** What somebody is called who has left. */
export const DELETED_USER_NAME = '退会ユーザー';
