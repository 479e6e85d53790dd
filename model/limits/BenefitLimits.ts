/** Maximum length of a benefit's texts. None of them may be blank. */
export const BenefitLimits = { title: 100, coverImage: 500, couponCode: 100, url: 500 };
