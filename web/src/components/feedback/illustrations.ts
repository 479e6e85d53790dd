import type { Illustration } from './Illustration';

/**
 * The common drawings for empty states. The rarer ones are in `moreIllustrations`, so that most screens do
 * not load them.
 */
export const illustrations = {
  search: {
    ink: 'M52 78h56M64 78V34h32v44M72 44h6M82 44h6M72 54h6M82 54h6M72 64h6M82 64h6M116 30a14 14 0 1 1-.1 0M126 54l12 14',
    thread: 'M18 66c12-18 24 8 34-6',
  },
  keep: {
    ink: 'M50 22h44a6 6 0 0 1 6 6v50H44V28a6 6 0 0 1 6-6ZM54 38h28M54 48h36M54 58h22M40 84h76',
    thread: 'M116 60c-10-8-16-14-10-20c4-4 8-1 10 2c2-3 6-6 10-2c6 6 0 12-10 20ZM116 60c2 10 14 6 20 18',
  },
  applications: {
    ink: 'M36 40h60v38H36ZM36 40l30 22l30-22M30 84h100M112 78V50a8 8 0 0 1 16 0v28M120 34a5 5 0 1 1-.1 0',
    thread: 'M96 58c6-10 12-2 20-8',
  },
  calm: {
    ink: 'M30 80h100M60 80c-6-22 2-34 20-34s26 12 20 34M68 46c2-8 22-8 24 0M100 58c14-4 16 10 2 14M76 36c-4-6 4-8 0-14M86 36c-4-6 4-8 0-14',
    thread: 'M60 74c10 6 30 6 40 0',
  },
  closed: {
    ink: 'M56 80V26h48v54M48 80h64M64 36h32v36H64ZM92 54h-6',
    thread: 'M104 54c10-6 16 8 26-4M130 50c6 6 10 2 14 8',
  },
} as const satisfies Record<string, Illustration>;
