import type { MypageQuery } from '../../generated/mypage';

/** The signed-in talent with the fields that /user/mypage shows. */
export type MypageUser = NonNullable<MypageQuery['getUser']>;
