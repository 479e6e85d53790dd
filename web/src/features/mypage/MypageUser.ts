import type { MypageQuery } from '../../generated/mypage';

/** The signed-in talent as /user/mypage shows them to themselves. */
export type MypageUser = NonNullable<MypageQuery['getUser']>;
