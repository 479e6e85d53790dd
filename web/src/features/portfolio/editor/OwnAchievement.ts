/** An achievement of the talent, to which a portfolio block can refer. */
export interface OwnAchievement {
  id: string;
  name: string;
  organization: string;
  /** True when everybody may see the achievement, according to the talent's settings. */
  isShared: boolean;
}
