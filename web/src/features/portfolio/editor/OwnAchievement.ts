/** An achievement of the talent's own histories, which a block can refer to. */
export interface OwnAchievement {
  id: string;
  name: string;
  organization: string;
  /** Whether everybody sees the achievement, according to the talent's share flags. */
  isShared: boolean;
}
