/**
 * The minimum and maximum number of characters in the URL segments that people choose: the path of a
 * portfolio, and the URL of a public page or of a category of professionals.
 */
export const SlugLimits = { portfolioPath: [3, 30], page: [1, 60] } as const;
