/** The region of a stage for which no other is named. */
export const defaultRegion = 'ap-northeast-1';
