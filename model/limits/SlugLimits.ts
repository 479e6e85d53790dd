/** The permitted length of the last segment of a URL that people choose. */
export const SlugLimits = { portfolioPath: [3, 30], page: [1, 60] } as const;
