/** What somebody is called who has left. */
export const GONE = '退会ユーザー';
