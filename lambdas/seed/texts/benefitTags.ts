/** Tags of the benefits, in the order in which screens show them. */
export const benefitTags = [
  '旅行・宿泊',
  '健康',
  '学び',
  '働く場所',
  '食事',
  '家庭と育児',
  'お金と手続き',
  '暮らし',
] as const;
