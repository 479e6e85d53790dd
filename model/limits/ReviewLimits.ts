import type { Limit } from '../Entity';

export const ReviewLimits: Readonly<Record<string, Limit>> = { rating: [1, 5], comment: 2000 };
